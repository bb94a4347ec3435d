import { z } from "zod";
import type { Call } from "@/lib/http/calls";
import { contracts } from "../../calls";
import { whoOf } from "./who";
import { errorsOf } from "@/lib/http/failures";

/** What stands above it in docs/api.md is written by hand. */
const mark = "<!-- What follows is written by `npm run api` from lib/features/*/calls.ts. -->";

const isUnknown = (schema: z.ZodType): boolean =>
  schema instanceof z.ZodUnknown || (schema instanceof z.ZodOptional && isUnknown(schema.unwrap() as z.ZodType));

/** Keys that a caller may set; those that may be left out with a `?`. */
function keysOf(schema: z.ZodType | undefined) {
  if (!(schema instanceof z.ZodObject)) return schema === undefined ? [] : ["JSON"];
  const fields = Object.entries(schema.shape as Record<string, z.ZodType>).filter(([, field]) => !isUnknown(field));
  return fields.map(([name, field]) => (field.safeParse(undefined).success ? `${name}?` : name));
}

function takes({ query, body, link, idempotent }: Call) {
  const parts = [
    query ? `query ${keysOf(query).join(", ")}` : "",
    body ? `body ${keysOf(body).join(", ")}` : "",
    link ? "`X-Request-Token`" : "",
    idempotent ? "`Idempotency-Key`" : "",
  ];
  return parts.filter(Boolean).join("; ");
}

const nameOf = (schema: z.ZodType) => z.globalRegistry.get(schema)?.id ?? keysOf(schema).join(", ").replaceAll("?", "");

function gives({ gives: one, givesList, givesFile, status = 200 }: Call) {
  const record = givesList ?? one;
  const many = givesList ? "list of " : "";
  const files = [givesFile ?? []].flat().join(" or ");
  return [String(status), files, record && `${many}${nameOf(record)}`].filter(Boolean).join(" ");
}

const cell = (text: string) => text.replaceAll("|", "\\|");

function rowOf(call: Call) {
  const refused = errorsOf(call).join(", ");
  const cells = [`\`${call.method} ${call.path}\``, whoOf(call), call.summary, takes(call), gives(call), refused];
  return `| ${cells.map(cell).join(" | ")} |`;
}

/** All calls by noun, as tables of Markdown. */
function reference() {
  const head = "| call | who | what | takes | gives | refuses with |\n| --- | --- | --- | --- | --- | --- |";
  const nouns = Object.entries(contracts).map(
    ([noun, calls]) => `### ${noun}\n${head}\n${Object.values(calls).map(rowOf).join("\n")}`,
  );
  return `${nouns.join("\n\n")}\n`;
}

/** docs/api.md with its calls as they are now. */
export const withReference = (text: string) => `${text.slice(0, text.indexOf(mark) + mark.length)}\n\n${reference()}`;
