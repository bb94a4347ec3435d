import fs from "node:fs";
import path from "node:path";
import { fromRoot } from "./paths.mjs";

const folder = "app/[lng]";

const pageFiles = () =>
  fs
    .readdirSync(fromRoot(folder), { recursive: true })
    .map((name) => `${folder}/${name.split(path.sep).join("/")}`)
    .filter((file) => file.endsWith("/page.tsx"));

/** `app/[lng]/(public)/blog/[slug]/page.tsx` is `/blog/[slug]`. */
const addressOf = (file) =>
  path.posix
    .dirname(file)
    .slice(folder.length)
    .replaceAll(/\/\([^)]+\)/g, "");

const mention = /\bexport\s+(\w+\s+)+stored\b|\bexport\s[\w\s]*\{[^}]*\bstored\b/;
const tag = String.raw`"[a-z]+(?::\[[a-z]+\])?(?:\.new)?"`;
const literal = new RegExp(String.raw`^export const stored = (\[(${tag}(, ${tag})*)\]);$`, "m");

/** Tags of the page's `export const stored`; null without one. Throws where it is not a plain list on one line. */
export function storedTags(source, file) {
  if (!mention.test(source)) return null;
  const found = literal.exec(source);
  if (!found) throw new Error(`${file}: write the tags out: export const stored = ["…", "…"];`);
  return JSON.parse(found[1]);
}

const keys = /^export const searchKeys = \[([\s\S]*?)\];$/m;
const shared = /^export \{ searchKeys \} from "(\.[^"]+)";$/m;

/** Keys of the address that the page reads, from its `export const searchKeys`, or the file that it has them from. */
function searchKeysOf(source, file) {
  const from = shared.exec(source)?.[1];
  const text = from
    ? fs.readFileSync(fromRoot(path.posix.join(path.posix.dirname(file), `${from}.ts`)), "utf8")
    : source;
  return [...(keys.exec(text)?.[1] ?? "").matchAll(/"([^"]+)"/g)].map(([, key]) => key);
}

// At each place a name comes before a parameter, as Next prefers them.
const sortKey = ({ path: address }) => address.replaceAll(/\[[^\]]*\]/g, "\uffff");

/** All pages below the language with the tags by which they are stored (null: not stored), in order of precedence. */
export function readPages() {
  const pages = pageFiles().map((file) => {
    const source = fs.readFileSync(fromRoot(file), "utf8");
    const stored = storedTags(source, file);
    if (stored && file.includes("[...")) throw new Error(`${file}: pages of any depth cannot be stored`);
    return { path: addressOf(file), stored, searchKeys: searchKeysOf(source, file), file };
  });
  return pages.sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
}

/** esbuild plug-in: `charabanc:pages` is the table of all pages, made at build. */
export const pageTable = {
  name: "charabanc-pages",
  setup(build) {
    build.onResolve({ filter: /^charabanc:pages$/ }, () => ({ path: "pages", namespace: "charabanc-pages" }));
    build.onLoad({ filter: /.*/, namespace: "charabanc-pages" }, () => ({
      contents: JSON.stringify(readPages().map(({ path, stored, searchKeys }) => ({ path, stored, searchKeys }))),
      loader: "json",
    }));
  },
};
