import fs from "node:fs";
import path from "node:path";

/** Comes with a kept package, and only a build asks for it: Next's compiler, Prisma's for databases other than PostgreSQL. */
const compiler = /^node_modules\/@next\/swc-/;
const runtime = "node_modules/@prisma/client/runtime";
const foreign = /\.(cockroachdb|mysql|sqlite|sqlserver)\./;

/** Where node finds a package that is asked for from the folder `at`; null where it is not installed. */
function found(packages, at, name) {
  for (let folder = at; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("node_modules/") - 1))) {
    const place = `${folder && `${folder}/`}node_modules/${name}`;
    if (packages[place]) return place;
    if (!folder) return null;
  }
}

function wantedBy({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }) {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  return [...Object.keys(dependencies ?? {}), ...Object.keys(optionalDependencies ?? {}), ...peers];
}

/**
 * Folders of the packages that the built programs run with: what `dependencies` bring. npm keeps more when it leaves out the development's,
 * namely each of them that another package would use if it is there (Prisma's command, TypeScript).
 */
export function keptPackages({ packages }) {
  const kept = new Set();
  const follow = (at) => {
    for (const name of wantedBy(packages[at])) {
      const place = found(packages, at, name);
      if (!place || kept.has(place) || compiler.test(place)) continue;
      kept.add(place);
      follow(place);
    }
  };
  follow("");
  return kept;
}

/** Files in kept packages that stay behind, from `root`. */
export const foreignFiles = (root) =>
  fs
    .readdirSync(path.join(root, runtime))
    .filter((name) => foreign.test(name))
    .map((name) => `${runtime}/${name}`);

function dropDeadLinks(folder) {
  for (const name of fs.existsSync(folder) ? fs.readdirSync(folder) : []) {
    const link = path.join(folder, name);
    if (!fs.existsSync(link)) fs.rmSync(link);
  }
}

const markOf = (root) => path.join(root, "node_modules/.charabanc-slim");
export const isSlim = (root) => fs.existsSync(markOf(root));

/** Takes from `root`/node_modules what the built programs do not run with. The next `npm ci` brings it back. */
export function slim(root) {
  const lock = JSON.parse(fs.readFileSync(path.join(root, "package-lock.json"), "utf8"));
  const kept = keptPackages(lock);
  const given = Object.keys(lock.packages).filter((place) => place && !kept.has(place));
  for (const place of [...given, ...foreignFiles(root)])
    fs.rmSync(path.join(root, place), { recursive: true, force: true });
  // Whoever builds here again installs the rest.
  fs.rmSync(path.join(root, "node_modules/.charabanc-lock"), { force: true });
  dropDeadLinks(path.join(root, "node_modules/.bin"));
  fs.writeFileSync(markOf(root), "");
}
