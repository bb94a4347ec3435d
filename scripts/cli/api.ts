import fs from "node:fs";
import path from "node:path";
import { routeFiles } from "@/lib/features/openapi/present/routeFiles";

for (const [file, text] of routeFiles()) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}
process.exit(0);
