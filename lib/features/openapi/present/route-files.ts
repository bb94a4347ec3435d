import { addressOf, type Call } from "@/lib/http/calls";
import { contracts } from "../../calls";

/** Longest line of the formatter. */
const width = 120;

type Named = { noun: string; name: string; call: Call };

const named = (): Named[] =>
  Object.entries(contracts).flatMap(([noun, calls]) =>
    Object.entries(calls).map(([name, call]): Named => ({ noun, name, call })),
  );

const fileOf = (call: Call) => `app${addressOf(call).replaceAll("{", "[").replaceAll("}", "]")}/route.ts`;

function textOf(calls: readonly Named[]) {
  const nouns = [...new Set(calls.map(({ noun }) => noun))].sort();
  const imports = nouns.map((noun) => `import { ${noun}Routes } from "@/lib/features/${noun}/serve";`);
  const args = calls.map(({ noun, name }) => `${noun}Routes.${name}`);
  const begin = "export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = serve(";
  const line = `${begin}${args.join(", ")});`;
  const served = line.length <= width ? line : `${begin}\n${args.map((arg) => `  ${arg},\n`).join("")});`;
  return [...imports, 'import { serve } from "@/lib/http/serve";', "", served, ""].join("\n");
}

/** The route files that the contracts ask for: by file its text. */
export function routeFiles(): Map<string, string> {
  const all = named();
  const files = new Set(all.map(({ call }) => fileOf(call)));
  return new Map([...files].map((file) => [file, textOf(all.filter(({ call }) => fileOf(call) === file))]));
}
