import fs from "node:fs";
import { answersTo } from "@/lib/cases/answers";

const [kind, file] = process.argv.slice(2);
try {
  if (!kind || !file) throw new Error("npm run -s check -- road|corridor|chains|price|drivinghours FILE");
  for (const answer of answersTo(kind, JSON.parse(fs.readFileSync(file, "utf8"))))
    process.stdout.write(`${JSON.stringify(answer)}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
