import fs from "node:fs";
import { fromRoot } from "./paths.mjs";

const languages = ["de", "en", "es"];

function flatten(value, prefix = "") {
  if (typeof value !== "object" || value === null) return [[prefix, value]];
  return Object.entries(value).flatMap(([key, inner]) => flatten(inner, prefix ? `${prefix}.${key}` : key));
}

const read = (language, namespace) =>
  new Map(flatten(JSON.parse(fs.readFileSync(fromRoot("locales", language, `${namespace}.json`), "utf8"))));

/** Names that a message needs, from its syntax tree: branches of plurals count, their words do not. */
function placeholders(elements, TYPE, found = new Set()) {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    found.add(element.type === TYPE.tag ? `<${element.value}>` : element.value);
    if (element.children) placeholders(element.children, TYPE, found);
    for (const option of Object.values(element.options ?? {})) placeholders(option.value, TYPE, found);
  }
  return found;
}

function needs({ parse, TYPE }, message) {
  try {
    return [...placeholders(parse(message), TYPE)].sort().join(" ");
  } catch (error) {
    return `no ICU message: ${error.message}`;
  }
}

function compare(parser, namespace) {
  const faults = [];
  const [base, ...others] = languages.map((language) => ({ language, texts: read(language, namespace) }));
  for (const { language, texts } of [base, ...others]) {
    for (const [key, text] of texts) {
      if (typeof text !== "string" || text.trim() === "") faults.push(`${language} ${key}: empty`);
      else if (needs(parser, text).startsWith("no ICU")) faults.push(`${language} ${key}: ${needs(parser, text)}`);
      if (!base.texts.has(key)) faults.push(`${language} ${key}: not in ${base.language}`);
    }
  }
  for (const { language, texts } of others) {
    for (const [key, text] of base.texts) {
      if (!texts.has(key)) faults.push(`${language} ${key}: missing`);
      else if (needs(parser, String(text)) !== needs(parser, String(texts.get(key)))) {
        faults.push(`${language} ${key}: other placeholders than ${base.language}`);
      }
    }
  }
  return faults;
}

/** Every namespace in three languages: same keys, no empty text, same placeholders. */
export async function checkLocales() {
  const parser = await import("@formatjs/icu-messageformat-parser");
  const namespaces = new Set(languages.flatMap((language) => fs.readdirSync(fromRoot("locales", language))));
  return [...namespaces].sort().map((file) => {
    const namespace = file.replace(/\.json$/, "");
    const absent = languages.filter((language) => !fs.existsSync(fromRoot("locales", language, file)));
    const faults = absent.length > 0 ? absent.map((language) => `${language}: no file`) : compare(parser, namespace);
    return { name: `locales agree: ${namespace}`, ok: faults.length === 0, detail: faults.join("\n") };
  });
}
