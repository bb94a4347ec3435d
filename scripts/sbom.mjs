import fs from "node:fs";
import { fromRoot } from "./lib/paths.mjs";

// npm run -s sbom: the bill of materials (CycloneDX 1.5) of what runs, from the lock file. npm's own, without what is
// for development, leaves out whatever such a package uses as well: next, react, zod.

const packages = JSON.parse(fs.readFileSync(fromRoot("package-lock.json"), "utf8")).packages;
const { "": product, ...all } = packages;
const shipped = Object.entries(all).filter(([, { dev }]) => !dev);
const folder = "node_modules/";

const nameAt = (at) => at.slice(at.lastIndexOf(folder) + folder.length);
const purlOf = (name, version) => `pkg:npm/${name.replace("@", "%40")}@${version}`;
const refOf = (at) => `${at.slice(folder.length)}@${all[at].version}`;

/** The base64 of an integrity line, in hex as the format wants it. */
function hashesOf(integrity = "") {
  const found = /sha512-(\S+)/.exec(integrity);
  return found ? [{ alg: "SHA-512", content: Buffer.from(found[1], "base64").toString("hex") }] : [];
}

/** Where a package that is asked for from `at` lies: as Node looks for it, from the inside out. */
function placeOf(name, at) {
  for (let from = at; ; from = from.slice(0, Math.max(0, from.lastIndexOf(`/${folder}`)))) {
    const place = `${from ? `${from}/` : ""}${folder}${name}`;
    if (all[place] && !all[place].dev) return place;
    if (!from) return null;
  }
}

/** As an SPDX name, an SPDX expression, or in the words of its author. */
function licencesOf(text) {
  if (!text) return [];
  if (/ (AND|OR|WITH) /.test(text)) return [{ expression: text }];
  return [{ license: text.includes(" ") ? { name: text } : { id: text } }];
}

function usesOf(at, { dependencies, optionalDependencies, peerDependencies }) {
  const asked = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
  const places = asked.map((name) => placeOf(name, at)).filter(Boolean);
  return [...new Set(places.map(refOf))];
}

const components = shipped.map(([at, { version, integrity, license, optional }]) => {
  return {
    type: "library",
    "bom-ref": refOf(at),
    name: nameAt(at),
    version,
    scope: optional ? "optional" : "required",
    purl: purlOf(nameAt(at), version),
    hashes: hashesOf(integrity),
    licenses: licencesOf(license),
  };
});
const own = { type: "application", "bom-ref": product.name, name: product.name, version: product.version };

process.stdout.write(
  `${JSON.stringify(
    {
      bomFormat: "CycloneDX",
      specVersion: "1.5",
      version: 1,
      metadata: { timestamp: new Date().toISOString(), component: own },
      components,
      dependencies: [
        { ref: product.name, dependsOn: usesOf("", product) },
        ...shipped.map(([at, entry]) => ({ ref: refOf(at), dependsOn: usesOf(at, entry) })),
      ],
    },
    null,
    2,
  )}\n`,
);
