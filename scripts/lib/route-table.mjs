import fs from "node:fs";
import path from "node:path";
import { fromRoot, root } from "./paths.mjs";

/** Folders whose routes need the Web Request alone; next-auth's own stays with Next. */
const folders = ["app/api", "app/locales"];
const leftToNext = /^app\/api\/auth\//;

function routeFiles() {
  return folders
    .filter((folder) => fs.existsSync(fromRoot(folder)))
    .flatMap((folder) => fs.readdirSync(fromRoot(folder), { recursive: true }).map((name) => path.join(folder, name)))
    .map((file) => file.split(path.sep).join("/"))
    .filter((file) => file.endsWith("/route.ts") && !leftToNext.test(file))
    .sort();
}

const addressOf = (file) => `/${path.posix.dirname(file).slice("app/".length)}`;

function source() {
  const files = routeFiles();
  const imports = files.map((file, i) => `import * as r${i} from "./${file}";`);
  const rows = files.map((file, i) => `  { path: ${JSON.stringify(addressOf(file))}, module: r${i} },`);
  return `${imports.join("\n")}\nexport const routes = [\n${rows.join("\n")}\n];\n`;
}

/** esbuild plug-in: `charabanc:routes` is the table of all route files, made at build. */
export const routeTable = {
  name: "charabanc-routes",
  setup(build) {
    build.onResolve({ filter: /^charabanc:routes$/ }, () => ({ path: "routes", namespace: "charabanc" }));
    build.onLoad({ filter: /.*/, namespace: "charabanc" }, () => ({
      contents: source(),
      loader: "ts",
      resolveDir: root,
    }));
  },
};
