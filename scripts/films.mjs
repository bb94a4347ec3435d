import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { findBrowser } from "./lib/browser.mjs";
import { openStage } from "./lib/browser-tests.mjs";
import { buildIfChanged } from "./lib/build.mjs";
import { Camera } from "./lib/films/camera.mjs";
import { encodeFilm, encodePoster, writeCaptions } from "./lib/films/encode.mjs";
import { films } from "./lib/films/scenes.mjs";
import { fromRoot } from "./lib/paths.mjs";
import { closeAll, stopOnSignals } from "./lib/processes.mjs";
import { say } from "./lib/progress.mjs";
import { settings } from "./lib/settings.mjs";
import { signIn } from "./lib/sign-in.mjs";

// npm run films [-- SLUG …]: the demo's films of the product's own screens, with captions. Needs ffmpeg with libvpx.
// FILMS_URL: a product that runs already with the demo's data.
const languages = ["de", "en", "es"];
const texts = JSON.parse(fs.readFileSync(fromRoot("prisma/seed/films.json"), "utf8"));
const lengthsFile = fromRoot("prisma/seed/film-lengths.json");

async function openPage(browser, url, lng, account) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1120, height: 630 },
    locale: lng === "en" ? "en-GB" : lng,
    timezoneId: "Europe/Berlin",
    reducedMotion: "reduce",
  });
  await context.addCookies([{ name: "theme", value: "light", url }]);
  await context.addInitScript(() => {
    for (const key of ["first-visit", "consent-dialog"]) localStorage.setItem(key, "false");
  });
  if (account) await signIn(context, url, account);
  return context.newPage();
}

async function make(browser, url, { slug, play, account }, lng) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "film-"));
  const page = await openPage(browser, url, lng, account);
  const camera = new Camera(page, folder);
  await play(camera, page, lng);
  const film = camera.end();
  const target = fromRoot("public/films", slug);
  fs.mkdirSync(target, { recursive: true });
  await encodeFilm(film, path.join(target, `${lng}.webm`));
  await encodePoster(camera.poster(), path.join(target, `${lng}.webp`));
  for (const reader of languages) {
    const lines = Object.entries(texts[slug].lines).map(([name, words]) => [name, words[reader]]);
    writeCaptions(camera.captions, Object.fromEntries(lines), path.join(target, `${lng}.${reader}.vtt`));
  }
  await page.context().close();
  fs.rmSync(folder, { recursive: true });
  say(`  public/films/${slug}/${lng}.webm: ${film.seconds.toFixed(1)} s`);
  return Math.round(film.seconds);
}

async function openProduct() {
  if (process.env.FILMS_URL) return { url: process.env.FILMS_URL, close: async () => {} };
  await buildIfChanged(settings({ port: 3000, dataDir: ".data/e2e" }).env);
  const stage = await openStage();
  return { url: stage.env.BASE_URL, close: stage.close };
}

stopOnSignals();
const product = await openProduct();
const { chromium } = await import("@playwright/test");
const sandbox = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
const args = [...sandbox, "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"];
const browser = await chromium.launch({ executablePath: (await findBrowser()) || undefined, args });
const wanted = process.argv.slice(2);
const lengths = fs.existsSync(lengthsFile) ? JSON.parse(fs.readFileSync(lengthsFile, "utf8")) : {};
for (const film of films.filter(({ slug }) => wanted.length === 0 || wanted.includes(slug))) {
  lengths[film.slug] = {};
  for (const lng of languages) lengths[film.slug][lng] = await make(browser, product.url, film, lng);
}
fs.writeFileSync(lengthsFile, `${JSON.stringify(lengths, null, 2)}\n`);
await browser.close();
await product.close();
await closeAll();
