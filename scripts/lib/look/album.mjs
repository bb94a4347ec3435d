import { createHash } from "node:crypto";
import path from "node:path";
import { fromRoot } from "../paths.mjs";
import { openCamera, openStudio, take } from "./camera.mjs";
import { meantOn } from "./meant.mjs";
import { serveTree } from "./server.mjs";

const atOnce = 2;

const sourceOf = (value) =>
  JSON.stringify(value, (_key, part) => {
    if (part instanceof RegExp) return String(part);
    return typeof part === "function" ? `${part} ${sourceOf(part.given ?? [])}` : part;
  });

/** Raise it when every picture comes out otherwise: those that are kept are taken anew. */
const version = 1;

/** What a kept picture depends on beside the commit: how it is taken, what of, and what is changed in it. */
const keyOf = (screen) =>
  createHash("sha256")
    .update(`${version} ${sourceOf(screen)} ${sourceOf(meantOn(screen))}`)
    .digest("hex")
    .slice(0, 10);

/** The pictures wanted: every screen in every way. */
export function shotsOf(screens, { widths, themes }) {
  return screens.flatMap((screen) =>
    widths
      .filter((width) => (screen.widths ?? widths).includes(width))
      .flatMap((width) => themes.map((theme) => ({ screen, width, theme, name: `${screen.name}-${width}-${theme}` }))),
  );
}

export const keptFile = (dir, shot) => path.join(dir, `${shot.name}.${keyOf(shot.screen)}.png`);

/** Shots of one screen at one width are taken of the same page, one theme after the other. */
function visitsOf(shots) {
  const visits = new Map();
  for (const shot of shots) {
    const key = `${shot.screen.name} ${shot.width}`;
    visits.set(key, [...(visits.get(key) ?? []), shot]);
  }
  return [...visits.values()];
}

async function visit(studio, shots, earlier) {
  const [{ screen, width }] = shots;
  const ways = { width, themes: shots.map(({ theme }) => theme), changes: earlier ? meantOn(screen) : [] };
  try {
    return await take(studio, screen, ways);
  } catch {
    // Once more: a machine under load is no difference.
    return take(studio, screen, ways).catch((error) => ({ error: error.message.split("\n").slice(0, 4).join(" ") }));
  }
}

/** Takes the shots of a tree on a fresh copy of the data and hands each to `keep(shot, { png, error })`. */
export async function takeShots({ shots, tree, data, side, migrated, keep }) {
  const databaseUrl = await data.clone(`${side}_look`, migrated ? tree : null);
  const dataDir = fromRoot(".cache/look/files", side);
  const server = await serveTree({ tree, databaseUrl, instant: data.subjects.instant, dataDir });
  const browser = await openCamera(server.port);
  const queue = visitsOf(shots);
  const work = async () => {
    const studio = openStudio(browser, data.subjects);
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { error, ...pictures } = await visit(studio, next, !migrated);
      for (const shot of next) await keep(shot, { png: pictures[shot.theme], error });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  await browser.close();
  await server.stop();
}
