import { query } from "@/lib/db/pool";
import { routes } from "@/lib/features/routes";
import type { Route } from "@/lib/http/route";
import { params, request } from "@/tests/db";
import { readPages } from "../../scripts/lib/page-table.mjs";
import { filled, type Known, knownIds, readsOf } from "./addresses";
import { type Canary, leaksIn, textOf } from "./canaries";
import type { Pages } from "./pages";
import type { Reader } from "./readers";

/** `seen`: by column who has read it of those whom it is for. */
export type World = {
  canaries: ReadonlyMap<string, Canary>;
  readers: readonly Reader[];
  seen: Map<string, Set<string>>;
  isLong: boolean;
};

const reads = Object.values(routes)
  .flatMap((calls): Route[] => Object.values(calls))
  .filter(({ call }) => call.method === "GET");

// Drawings, papers of what other calls tell, and the reference: seconds that `npm test` has not.
const slow = /^\/openapi|\/qr\.|\.pdf$/;

// Who stands as another one of them does.
const alike = ["bus operator's staff", "travel service's staff", "other travel service", "driver"];

let sources = 0;
/** Of its own source each, so that no limit of one tells on another. */
function headersOf({ token, cookie }: Reader): Record<string, string> {
  sources += 1;
  const source = { "x-forwarded-for": `10.9.${(sources >> 8) & 255}.${sources & 255}` };
  return { ...source, ...(token && { "x-request-token": token }), ...(cookie && { cookie }) };
}

/** What an answer says to a reader that is not for it, and a defect; what is for it goes into `seen`. */
async function judge({ canaries, seen }: World, reader: Reader, path: string, response: Response) {
  const { leaks, met } = leaksIn(await textOf(response), canaries, reader.parts);
  for (const column of met) seen.set(column, (seen.get(column) ?? new Set()).add(reader.who));
  const found = leaks.map((leak) => `${leak} is told ${reader.who} by ${path}`);
  return response.status >= 500 ? [...found, `${response.status} to ${reader.who} by ${path}`] : found;
}

const ownOf = ({ token = "none", feed = "none" }: Reader) => ({ token: [token], "calendar/file": [`${feed}.ics`] });

async function crawlCall(route: Route, world: World, reader: Reader, known: Known) {
  const found: string[] = [];
  const asked = readsOf(route, known, ownOf(reader));
  if (route.call.limit) await query("proof.limits", "delete from rate_limit", []);
  for (const { path, values } of asked) {
    const response = await route(request(path, { headers: headersOf(reader) }), params(values));
    found.push(...(await judge(world, reader, `GET ${path}`, response)));
  }
  return { found, asked: asked.length };
}

/** Every call that reads, as everybody, of records of one's own and of others. */
export async function crawlCalls(world: World) {
  const all = new Set<string>();
  let asked = 0;
  for (const reader of world.readers.filter(({ who }) => world.isLong || !alike.includes(who))) {
    await query("proof.limits", "delete from rate_limit", []);
    const known = await knownIds(reader.parts, world.isLong ? 12 : 2);
    for (const route of reads.filter(({ call }) => world.isLong || !slow.test(call.path))) {
      const one = await crawlCall(route, world, reader, known);
      for (const line of one.found) all.add(line);
      asked += one.asked;
    }
  }
  return { found: [...all], asked };
}

const machines = ["/sitemap.xml", "/robots.txt", "/de/blog/rss.xml", "/de/manifest.webmanifest"];

/** Parts of the map of the site, as its index names them. */
async function partsOf({ get }: Pages) {
  const text = await (await get("/sitemap.xml", {})).text();
  return [...text.matchAll(/<loc>https?:\/\/[^/]+(\/sitemap\/[^<]+)<\/loc>/g)].map(([, path = ""]) => path);
}

/** Every page, as it is sent and as the data that a link to it fetches, and what machines read, as everybody. */
export async function crawlPages(world: World, pages: Pages) {
  const all = new Set<string>();
  const others = [...machines, ...(await partsOf(pages))];
  let asked = 0;
  for (const reader of world.readers) {
    const known = await knownIds(reader.parts, 3);
    const paths = readPages().flatMap(({ path }) => filled(`/de${path}`, known, ownOf(reader)));
    const each = [...paths.map((one) => one.path), ...others];
    for (const path of each) {
      for (const more of [{}, { rsc: "1" }] as Record<string, string>[]) {
        const response = await pages.get(path, { ...headersOf(reader), ...more });
        for (const line of await judge(world, reader, `${more.rsc ? "RSC" : "page"} ${path}`, response)) all.add(line);
        asked += 1;
      }
    }
  }
  return { found: [...all], asked };
}
