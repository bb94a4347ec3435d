import fs from "node:fs";
import path from "node:path";
import { withReference } from "@/lib/features/openapi/present/reference";
import { routeFiles } from "@/lib/features/openapi/present/route-files";

for (const [file, text] of routeFiles()) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}
fs.writeFileSync("docs/api.md", withReference(fs.readFileSync("docs/api.md", "utf8")));
process.exit(0);
