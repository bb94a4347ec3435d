import { readFile } from "node:fs/promises";

const embedded = /const \{ wasm \} = await import\("(@prisma\/client\/runtime\/[\w.-]+\.wasm-base64\.mjs)"\)/;

/**
 * esbuild plug-in: Prisma's compiler of queries is read from its file. Imported, its 4.6 MB of base64 would stay in memory
 * for good, once as the module's text and once as its value.
 */
export const prismaCompiler = {
  name: "charabanc-prisma-compiler",
  setup(build) {
    build.onLoad({ filter: /prisma\/generated\/internal\/class\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, "utf8");
      if (!embedded.test(source)) throw new Error(`${path}: Prisma brings its compiler otherwise than it did`);
      const read = (_all, name) =>
        `const { readFile } = await import("node:fs/promises");
    const [, wasm] = /"([\\w+/=]+)"/.exec(await readFile(new URL(import.meta.resolve("${name}")), "latin1"))`;
      return { contents: source.replace(embedded, read), loader: "ts" };
    });
  },
};
