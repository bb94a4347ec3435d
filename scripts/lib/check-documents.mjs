import fs from "node:fs";
import path from "node:path";
import { fromRoot } from "./paths.mjs";

const decisions = "docs/decisions";
const head =
  /^# (\d{3}) .+\n\n- Date: \d{4}-\d\d-\d\d\n- Status: (accepted|superseded by \d{3})\n- Replaces: (nothing|\d{3}\b.*)\n\n/;
const sections = ["Context", "Decision", "Consequences"];

const decisionFiles = () => fs.readdirSync(fromRoot(decisions)).filter((name) => /^\d{3}-.+\.md$/.test(name));
const read = (file) => fs.readFileSync(fromRoot(file), "utf8");

/** What is wrong with the shape of a decision, or null. The template is in docs/decisions/README.md. */
function flawOf(name, text) {
  const [, number] = head.exec(text) ?? [];
  if (!number) return "title, Date, Status or Replaces is missing or of another form";
  if (!name.startsWith(`${number}-`)) return "its number is not that of the file name";
  const found = [...text.matchAll(/^## (.+)$/gm)].map((match) => match[1]);
  const usual = found.length >= 2 && found.every((section, index) => section === sections[index]);
  return usual ? null : `sections are ${sections.join(", ")} (the last may be left out), not ${found.join(", ")}`;
}

function checkDecisions() {
  const index = read(`${decisions}/README.md`);
  const flaws = [];
  for (const name of decisionFiles()) {
    const text = read(`${decisions}/${name}`);
    const flaw = flawOf(name, text);
    if (flaw) flaws.push(`${name}: ${flaw}`);
    const status = /^- Status: (.+)$/m.exec(text)?.[1];
    const title = /^# \d{3} (.+)$/m.exec(text)?.[1];
    if (!index.includes(`| [${name.slice(0, 3)}](${name}) | ${title} | ${status} |`)) {
      flaws.push(`${name}: docs/decisions/README.md has no line with this title and status`);
    }
  }
  return flaws;
}

const isThere = (file, from) => [".", path.dirname(from)].some((at) => fs.existsSync(fromRoot(path.join(at, file))));

/** References of a text to documents, sections of the specification and decisions that a clone does not hold. */
function deadReferences(file, text, numbers) {
  const documents = [...text.matchAll(/(?<![\w/.-])[\w./-]*\w\.md\b/g)].map((match) => match[0]);
  const cited = [...text.matchAll(/\bdecisions? (\d{3})\b/g)].map((match) => match[1]);
  const sections = file.endsWith(".md") ? [] : [...text.matchAll(/\bspecification'?s? sections? \d/gi)];
  return [
    ...documents.filter((document) => !isThere(document, file)),
    ...cited.filter((number) => !numbers.has(number)).map((number) => `decision ${number}`),
    ...sections.map((match) => `${match[0]} (say docs/spec.md, n)`),
  ].map((reference) => `${file}: ${reference}`);
}

/** Tables that the record of personal data does not name. */
function unrecordedTables() {
  const record = read("docs/data-protection.md");
  const schema = fs.readdirSync(fromRoot("prisma/schema")).map((name) => read(`prisma/schema/${name}`));
  const tables = schema.flatMap((text) => [...text.matchAll(/@@map\("(\w+)"\)/g)].map((match) => match[1]));
  return tables.filter((table) => !record.includes(`\`${table}\``));
}

/** House rules of the documents: what a comment cites is in the repository, and decisions have one shape. */
export function checkDocuments(files) {
  const numbers = new Set(decisionFiles().map((name) => name.slice(0, 3)));
  const dead = files.flatMap((file) => deadReferences(file, read(file), numbers));
  const flaws = checkDecisions();
  const unrecorded = unrecordedTables();
  return [
    { name: "references to documents that are there", ok: dead.length === 0, detail: dead.join("\n") },
    {
      name: "each table stands in the data protection record",
      ok: unrecorded.length === 0,
      detail: unrecorded.join("\n"),
    },
    { name: "decisions have one shape and stand in the index", ok: flaws.length === 0, detail: flaws.join("\n") },
  ];
}
