import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { describe, expect, it } from "vitest";

// The linters lie beside the other check tools; `npm test` installs them first.
const tools = path.join(import.meta.dirname, "../tools");
const load = createRequire(path.join(tools, "package.json"));
const deploy = path.join(import.meta.dirname, "../deploy");

type Refusal = { instancePath: string; keyword: string; params: unknown };
type Check = { (data: unknown): boolean; errors?: Refusal[] };
type Manifest = { apiVersion: string; kind: string };
type Document = { errors: Error[]; warnings: Error[]; toJS: () => Manifest };

const yaml: { parseAllDocuments: (text: string) => Document[] } = load("yaml");
const dockerfile: { validate: (text: string) => { message: string }[] } = load("dockerfile-utils");

/** Notes each key in `unread` until somebody asks for it: what a schema does not know it never asks for. */
function watched(value: unknown, at: string, unread: Set<string>): unknown {
  if (Array.isArray(value)) return value.map((one, i) => watched(one, `${at}/${i}`, unread));
  if (typeof value !== "object" || value === null) return value;
  const own = Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, watched(one, `${at}/${key}`, unread)]),
  );
  for (const key of Object.keys(own)) unread.add(`${at}/${key}`);
  const read = (key: PropertyKey) => unread.delete(`${at}/${String(key)}`);
  return new Proxy(own, {
    get(target, key) {
      read(key);
      return Reflect.get(target, key);
    },
    ownKeys(target) {
      for (const key of Reflect.ownKeys(target)) read(key);
      return Reflect.ownKeys(target);
    },
  });
}

/** What Kubernetes' own schema of the kind says: values that it refuses, and keys that it does not know. */
function faultsOf(manifest: Manifest) {
  const models = load(`kubernetes-models/${manifest.apiVersion}/${manifest.kind}`);
  const name = Object.keys(models).find((one) => one !== manifest.kind);
  const check: Check = load(path.join(tools, `node_modules/kubernetes-models/_schemas/${name}.js`)).validate;
  const unread = new Set<string>();
  const isGood = check(watched(manifest, "", unread));
  const refused = isGood ? [] : (check.errors ?? []);
  return [
    ...refused.map(({ instancePath, keyword, params }) => `${instancePath} ${keyword} ${JSON.stringify(params)}`),
    ...[...unread].map((key) => `${key} is unknown`),
  ];
}

const manifestsIn = (text: string) => yaml.parseAllDocuments(text);

describe("manifests and image, as their linters read them", () => {
  const folder = path.join(deploy, "kubernetes");

  it.each(fs.readdirSync(folder))("%s is what Kubernetes' schemas ask for", (file) => {
    const documents = manifestsIn(fs.readFileSync(path.join(folder, file), "utf8"));
    expect(documents.length).toBeGreaterThan(0);
    for (const document of documents) {
      expect([...document.errors, ...document.warnings]).toEqual([]);
      expect(faultsOf(document.toJS()), document.toJS().kind).toEqual([]);
    }
  });

  it("a key that is misspelt, a value of another type and a key given twice are found", () => {
    const bad = `apiVersion: apps/v1
kind: Deployment
spec:
  replica: 2
  minReadySeconds: soon
  selector: {}
  template: { spec: { containers: [{ name: web, imag: none }] } }`;
    const [document] = manifestsIn(bad);
    expect(faultsOf(document?.toJS() as Manifest)).toEqual([
      expect.stringContaining("/spec/minReadySeconds"),
      "/spec/template/spec/containers/0/imag is unknown",
      "/spec/replica is unknown",
    ]);
    expect(manifestsIn("a: 1\na: 2")[0]?.errors).toHaveLength(1);
  });

  it("Patroni's file and Containerfile have no fault", () => {
    const [patroni] = manifestsIn(fs.readFileSync(path.join(deploy, "patroni.yml"), "utf8"));
    expect([patroni?.errors, patroni?.warnings]).toEqual([[], []]);
    expect(dockerfile.validate(fs.readFileSync(path.join(deploy, "Containerfile"), "utf8"))).toEqual([]);
    expect(dockerfile.validate("FROM a\nRUNN x\nUSER").map(({ message }) => message)).toHaveLength(2);
  });
});
