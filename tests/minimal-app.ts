import { execFile } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompressSync, constants } from "node:zlib";

const root = path.resolve(import.meta.dirname, "..");
const versionOf = (name: string): string =>
  JSON.parse(fs.readFileSync(path.join(root, "node_modules", name, "package.json"), "utf8")).version;
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

const page = (to: string) => `import Link from "next/link";
export default function Page() {
  return <main><Link href="${to}">there</Link></main>;
}
`;
const files = {
  "package.json": '{ "type": "module", "private": true }',
  "next.config.mjs": `export default { turbopack: { root: ${JSON.stringify(root)} } };`,
  "app/layout.jsx": `export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}
`,
  "app/page.jsx": page("/two"),
  "app/two/page.jsx": page("/"),
};

/** Bytes of a script as they leave. */
export const packedBytes = (file: string) => brotliCompressSync(fs.readFileSync(file), options).length;

/** Addresses of the scripts that a page names, at its head or behind itself, below /_next/, without those of old browsers. */
export function scriptsOf(html: string) {
  const named = html.replace(/<script\b[^>]*\snomodule[^>]*>/gi, "").matchAll(/"\/_next\/(static\/[^"\\]+\.js)"/g);
  return [...new Set([...named].map(([, file]) => file ?? ""))];
}

async function build(folder: string) {
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), text);
  }
  const program = path.join(root, "node_modules/next/dist/bin/next");
  const env = { ...process.env, NODE_ENV: "production" as const, NEXT_TELEMETRY_DISABLED: "1" };
  await promisify(execFile)(process.execPath, [program, "build"], { cwd: folder, env });
  const html = fs.readFileSync(path.join(folder, ".next/server/app/index.html"), "utf8");
  return scriptsOf(html).reduce((all, file) => all + packedBytes(path.join(folder, ".next", file)), 0);
}

/**
 * What the smallest app of this version of Next loads: a layout and two pages that lead to each other. Built once for each version, and kept.
 */
export async function minimalScripts() {
  const folder = path.join(root, ".cache", `minimal-app-${versionOf("next")}-${versionOf("react")}`);
  const kept = path.join(folder, "bytes");
  if (!fs.existsSync(kept)) fs.writeFileSync(kept, String(await build(folder)));
  return Number(fs.readFileSync(kept, "utf8"));
}
