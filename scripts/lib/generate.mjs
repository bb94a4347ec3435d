import fs from "node:fs";
import { fingerprint, isCurrent, remember } from "./fingerprint.mjs";
import { copyFonts } from "./fonts.mjs";
import { writeIcons } from "./icons.mjs";
import { fromRoot } from "./paths.mjs";
import { run } from "./processes.mjs";
import { step } from "./progress.mjs";
import { writePlainSheets } from "./styles/sheets.mjs";

/** Makes what is not in git: fonts/, icons/, sheets/ (a build writes its own), and prisma/generated when the schema changed. */
export async function generate() {
  copyFonts();
  await writeIcons();
  writePlainSheets();
  const hash = fingerprint(["prisma/schema", "prisma.config.ts", "node_modules/@prisma/client/package.json"]);
  if (isCurrent("prisma", hash) && fs.existsSync(fromRoot("prisma/generated/client.ts"))) return;
  await step("generating the database client", () =>
    run(process.execPath, [fromRoot("node_modules/prisma/build/index.js"), "generate", "--no-hints"], {
      // Generating needs no engine, but Prisma would download one unless an executable is named.
      env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, CHECKPOINT_DISABLE: "1" },
    }),
  );
  remember("prisma", hash);
}
