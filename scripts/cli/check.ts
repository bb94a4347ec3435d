import fs from "node:fs";
import { answersTo } from "@/lib/cases/answers";

const usage = "npm run -s check -- road|corridor|chains|price|drivinghours FILE";

function read(file: string) {
  if (!fs.statSync(file, { throwIfNoEntry: false })?.isFile()) throw new Error(`There is no file ${file}.`);
  try {
    return JSON.parse(fs.readFileSync(file, "utf8"));
  } catch (error) {
    throw new Error(`${file} is no JSON: ${error instanceof Error ? error.message : error}`);
  }
}

const [kind, file] = process.argv.slice(2);
try {
  if (!kind || !file) throw new Error(usage);
  const answers = answersTo(kind, read(file));
  for (const answer of answers) process.stdout.write(`${JSON.stringify(answer)}\n`);
  const failed = answers.filter((answer) => "error" in answer).length;
  if (failed > 0) throw new Error(`${failed} of ${answers.length} cases could not be answered.`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
