import path from "node:path";
import { pathToFileURL } from "node:url";
import { onClose } from "../scripts/lib/processes.mjs";
import { Advice } from "../scripts/lib/progress.mjs";
import { connect } from "./database.mjs";
import { radiusPaths, someRequests, viewPaths } from "./points.mjs";
import { signIn } from "./session.mjs";
import { asBrowser, memoryOf } from "./sides.mjs";
import { openVisits, repeat } from "./visits.mjs";
import { openWriter } from "./writer.mjs";
import { floodBeside } from "./writes.mjs";

/** A clone of an older release with its packages; it brings its own PostgreSQL and its own market. */
const folder = process.env.BENCH_BEFORE;
/** Without that folder there is nothing to stand beside. */
export const hasBefore = Boolean(folder);

const load = (file) => import(pathToFileURL(path.resolve(folder, file)).href);

/** The older release, started by its own programs; its market holds as many requests. */
async function openOlder(rows) {
  if (!hasBefore)
    throw new Advice("BENCH_BEFORE names no folder. Example: BENCH_BEFORE=../older npm run bench -- before");
  const [{ closeAll }, { openMarkets }, { openFront }] = await Promise.all(
    ["scripts/lib/processes.mjs", "bench/database.mjs", "bench/sides.mjs"].map(load),
  );
  onClose(closeAll);
  const database = await (await openMarkets(rows))("large");
  return { database, front: await openFront(database) };
}

/** One release with who reads, writes and visits it. */
async function openRelease({ database, front }) {
  const client = await connect(database);
  const headers = await signIn(client, "bench-calendar-100");
  await client.end();
  const [request] = await someRequests(database, 1);
  const { visits } = await openVisits(front, [request]);
  return { front, headers, request, visits, writer: await openWriter(database, front) };
}

/** Both releases, each on the market that it has filled itself. */
export async function openBefore({ rows, database, front }) {
  const older = await openOlder(rows);
  return { newer: await openRelease({ database, front }), older: await openRelease(older) };
}

const signedIn = ["", "/userpanel/offers", "/userpanel/management", "/userpanel/nearrequests", "/userpanel/inbox"];

/** Megabytes after the load of this run. */
const held = async ({ pid }) => ({ memory: memoryOf(pid) });

/** This release and an older one by turns: the same requests, each on its own database. */
export function beforeFigures({ before: { newer, older }, points }) {
  const pair = (figure, sideOf) => ({
    kind: "flood",
    beside: "before",
    ...figure,
    ours: { ...newer.front, ...sideOf(newer) },
    reference: { ...older.front, ...sideOf(older) },
  });
  const page = (name, pathOf) =>
    pair({ name: `anonymous ${name}, 32 connections` }, (side) => ({ paths: [pathOf(side)], headers: asBrowser }));
  const [circles, views] = [radiusPaths(points), viewPaths(points)];
  const first = (name, paths) => pair({ name: `${name}, each for the first time`, kind: "stroll" }, () => ({ paths }));
  const market = { "home page": ["/en"], "list of ten": ["/api/busrequest?take=10"] };
  return [
    page("home page", () => "/en"),
    page("questions and answers", () => "/en/faq"),
    page("request", ({ request }) => `/en/request${request}`),
    page("list of ten", () => "/api/busrequest?take=10"),
    page("list of 50 within 50 km, the same again", () => circles[0]),
    first("list of 50 within 50 km", circles.slice(1)),
    first("map view", views),
    ...Object.entries(market).map(([name, paths]) =>
      pair(
        {
          name: `anonymous ${name} with 5 posts a second, 32 connections`,
          tool: floodBeside,
          also: [{ name: `the same, ${name}`, value: "p99", unit: "ms (p99)" }],
        },
        ({ writer }) => ({ paths, headers: asBrowser, writer }),
      ),
    ),
    ...signedIn.map((rest) =>
      pair({ name: `signed in, /en${rest}, 8 connections`, warmUps: 8 }, ({ headers }) => {
        return { paths: [`/en${rest}`], headers: { ...asBrowser, ...headers }, connections: 8 };
      }),
    ),
    pair({ name: "POST /api/busrequest, 8 connections" }, ({ writer }) => {
      const posts = writer.drafts(2_000).map((draft) => ({ path: "/api/busrequest", ...draft }));
      return { posts, connections: 8 };
    }),
    ...Object.keys(newer.visits).map((name) =>
      pair(
        {
          name: `a visit of ${name} as a browser asks, CPU`,
          tool: repeat,
          value: "cpu",
          unit: "µs",
          also: [{ name: `a visit of ${name}, requests`, value: "requests", unit: "requests" }],
        },
        ({ visits }) => ({ requests: visits[name] }),
      ),
    ),
    pair({ name: "memory after all of this", kind: "held", tool: held, value: "memory", unit: "MB" }, () => ({})),
  ];
}
