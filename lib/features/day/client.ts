import { api } from "@/lib/http/client";
import type { DayRecord } from "./schema";

// The cache of a person's day is named by the person: the service worker (public/sw.js) renews it there, too.
const prefix = "day-";
const address = "/api/day";
/** Pages follow each other faster than trips change. */
const fresh = 60_000;

const dayCaches = async () =>
  "caches" in globalThis ? (await caches.keys()).filter((name) => name.startsWith(prefix)) : [];

async function readFrom(name: string): Promise<DayRecord | null> {
  const kept = await (await caches.open(name)).match(address, { ignoreVary: true });
  return kept ? (((await kept.json()) as { entity: DayRecord[] }).entity[0] ?? null) : null;
}

/** The day that this browser keeps, of the one person that it keeps anything of; null once it is over. */
export async function keptDay(now = Date.now()) {
  const [name] = await dayCaches();
  const day = name ? await readFrom(name) : null;
  return day && day.until > now ? day : null;
}

/** Nothing stays of anybody, or of anybody but one. */
export async function forgetDays(except?: string) {
  const names = await dayCaches();
  await Promise.all(names.filter((name) => name !== prefix + except).map((name) => caches.delete(name)));
}

/** Keeps the day of who is signed in; `isStill`: whether that is so once the answer has come. */
export async function keepDay(user: string, isStill: () => boolean) {
  if (!("caches" in globalThis)) return;
  const name = prefix + user;
  const known = (await caches.has(name)) ? await readFrom(name) : null;
  if (known && Date.now() - known.at < fresh) return;
  const { entity } = await api("GET /day");
  if (!isStill()) return;
  const headers = { "content-type": "application/json" };
  await (await caches.open(name)).put(address, new Response(JSON.stringify({ entity }), { headers }));
  if (!isStill()) await caches.delete(name);
}
