import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { buildIfChanged } from "./lib/build.mjs";
import { generate } from "./lib/generate.mjs";
import { takeShots } from "./lib/look/album.mjs";
import { openData } from "./lib/look/data.mjs";
import { keptShots } from "./lib/look/kept.mjs";
import { fromRoot, root } from "./lib/paths.mjs";
import { closeAll, stopOnSignals } from "./lib/processes.mjs";
import { explain, say } from "./lib/progress.mjs";
import { settings } from "./lib/settings.mjs";

// npm run screenshots: pictures of the product with fresh demo data, for README and docs.

const wanted = process.argv.slice(2);
const chosen = ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part));

async function takeAll() {
  await generate();
  await buildIfChanged(settings({ port: 3000, dataDir: ".data" }).env);
  const dir = fromRoot(".cache/screenshots");
  fs.rmSync(dir, { recursive: true, force: true });
  fs.mkdirSync(dir, { recursive: true });
  const data = await openData({ dir, tree: root });
  const album = fromRoot("docs/screenshots");
  fs.mkdirSync(album, { recursive: true });
  let missing = 0;
  const keep = async ({ name }, { png, error }) => {
    // 256 colours: a third of the bytes, and nobody sees it.
    if (png)
      await sharp(png)
        .png({ palette: true, effort: 10 })
        .toFile(path.join(album, `${name}.png`));
    else missing += 1;
    say(png ? `  docs/screenshots/${name}.png` : `✗ ${name}: ${error}`);
  };
  const shots = keptShots().filter(chosen);
  await takeShots({ shots, tree: root, data, side: `after_${process.pid}`, migrated: true, keep });
  await data.close();
  return missing;
}

stopOnSignals();
try {
  process.exitCode = (await takeAll()) > 0 ? 1 : 0;
} catch (error) {
  explain(error);
  process.exitCode = 2;
}
await closeAll();
process.exit();
