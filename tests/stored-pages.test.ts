import fs from "node:fs";
import path from "node:path";
import { build, type Metafile } from "esbuild";
import { beforeAll, describe, expect, it } from "vitest";
import { requestAddress } from "@/components/busrequest/filter-address";
import { readPages, storedTags } from "@/scripts/lib/page-table.mjs";

const root = path.resolve(import.meta.dirname, "..");
const pages = readPages();
const storedPages = pages.filter(({ stored }) => stored !== null);
const lists = ["busrequest", "company", "mediadata", "advertiser", "place"];
/** Of pages that show the newest requests. */
const market = ["busrequest", "busrequest.new", "company", "mediadata", "advertiser", "place"];

it("stores exactly these pages, each with these tags", () => {
  expect(Object.fromEntries(storedPages.map(({ path, stored }) => [path, stored]))).toEqual({
    "": market,
    "/adpartners": market,
    "/adpartners/prices": lists,
    "/blog": ["news"],
    "/blog/[slug]": ["news"],
    "/buspartner": market,
    "/contact": ["operator"],
    "/faq": ["operator"],
    "/imprint": ["operator"],
    "/login": ["operator"],
    "/logout": lists,
    "/not-found": lists,
    "/offline": ["operator"],
    "/privacypolicy": lists,
    "/publicProfile/[name]": ["busrequest", "profile:[name].new", "company", "advertiser"],
    "/registerconfirmation": lists,
    "/request/[id]": ["busrequest:[id]", "company"],
    "/request/new": ["busrequest", "company"],
    "/singlerequest/[name]": lists,
    "/terms_and_conditions": lists,
    "/unavailable": ["operator"],
  });
});

it("knows the keys of every address whose page reads some, or the page would never hear of them", () => {
  const reading = storedPages.filter(({ file }) =>
    fs.readFileSync(path.join(root, file), "utf8").includes("searchParams"),
  );
  expect(reading.map((page) => page.path)).toEqual(
    storedPages.filter((page) => page.searchKeys.length > 0).map((page) => page.path),
  );
  const home = storedPages.find((page) => page.path === "")?.searchKeys ?? [];
  const place = { longitude: 12, latitude: 49, km: 30, name: "Regensburg" };
  const filter = {
    kinds: ["vacancy" as const],
    vehicleTypes: ["coach" as const],
    after: "2027-05-01",
    before: "2027-05-02",
    min: 3,
    max: 40,
    place,
    to: place,
    companies: ["01a20575-f88c-70bf-90c0-d9973057cfeb"],
    firm: "Kern",
    view: { longitude: 12, latitude: 49, km: 30 },
  };
  for (const key of requestAddress.search(filter).keys()) expect(home, key).toContain(key);
});

it("puts a name before a parameter", () => {
  const order = pages.map(({ path }) => path);
  expect(order.indexOf("/request/new")).toBeLessThan(order.indexOf("/request/[id]"));
});

describe("storedTags", () => {
  it("reads the list and takes no list for 'not stored'", () => {
    expect(storedTags('export const stored = ["news", "company"];\n', "page.tsx")).toEqual(["news", "company"]);
    expect(storedTags("export default function Page() {\n  const stored = [];\n}\n", "page.tsx")).toBeNull();
  });

  it.each([
    'export const stored = ["news", ...lists];',
    "export const stored = lists;",
    'export const stored = [\n  "news",\n];',
    "export const stored = [];",
    'export { stored } from "./tags";',
    "const tags = []; export { tags as stored };",
    'export let stored = ["news"];',
    'export const stored: string[] = ["news"];',
  ])("refuses what it cannot read: %s", (source) => {
    expect(() => storedTags(`${source}\n`, "page.tsx")).toThrow("page.tsx");
  });
});

describe("a stored page is the same for all readers", () => {
  // Cookie and headers are read here alone: no page is stored for who has a session, and the rest is the language.
  const readers = new Set(["app/[lng]/current-viewer.ts"]);
  let inputs: Metafile["inputs"];

  beforeAll(async () => {
    const { metafile } = await build({
      entryPoints: storedPages.map(({ file }) => path.join(root, file)),
      absWorkingDir: root,
      outdir: path.join(root, ".build/stored-pages"),
      bundle: true,
      metafile: true,
      write: false,
      format: "esm",
      platform: "node",
      jsx: "automatic",
      alias: { "@": root },
      packages: "external",
      external: ["*.css"],
      loader: { ".woff2": "empty", ".svg": "empty", ".png": "empty" },
      logLevel: "error",
    });
    inputs = metafile.inputs;
  });

  function reachedFrom(file: string, seen = new Set<string>()) {
    if (seen.has(file)) return seen;
    seen.add(file);
    for (const to of inputs[file]?.imports ?? []) if (!to.external) reachedFrom(to.path, seen);
    return seen;
  }

  it.each(storedPages.map(({ file }) => file))("%s reads no cookie and no header", (file) => {
    const reached = [...reachedFrom(file)];
    expect(reached.length).toBeGreaterThan(1);
    const asks = reached.filter((from) => inputs[from]?.imports.some((to) => /^next\/(headers|server)/.test(to.path)));
    expect(asks.filter((from) => !readers.has(from))).toEqual([]);
  });

  it.each(storedPages.map(({ file }) => file))("%s knows no token", (file) => {
    const folder = path.join(root, path.dirname(file));
    const own = fs.readdirSync(folder).filter((name) => /\.tsx?$/.test(name) && !name.includes(".test."));
    for (const name of own)
      expect(fs.readFileSync(path.join(folder, name), "utf8"), name).not.toMatch(/\btoken\b(?!: null)/);
    expect(file).not.toMatch(/\[(token|code)\]/);
  });
});
