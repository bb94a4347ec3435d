import type { z } from "zod";
import { addressOf, type Call } from "@/lib/http/calls";
import type { Route } from "@/lib/http/route";
import { atomic } from "@/lib/db/transaction";
import { params, request } from "@/tests/db";
import { sampleOf, shapeOf } from "./sample";
import type { Subject } from "./subjects";

export const keyOf = ({ method, path }: Call) => `${method} ${path}`;

const day = 86_400_000;
const searches: Record<string, () => Record<string, unknown>> = {
  calendar: () => ({ from: Date.now(), to: Date.now() + day }),
  "calendar.csv": () => ({ from: Date.now(), to: Date.now() + day }),
  overlaps: () => ({ from: Date.now(), to: Date.now() + day }),
  gaps: () => ({ from: Date.now(), to: Date.now() + day }),
  // One answer instead of a stream that stays open.
  events: () => ({ once: 1 }),
  "{series}": () => ({ from: Date.now() }),
};

function searchOf({ path, method, query }: Call) {
  const last = path.split("/").at(-1) ?? "";
  const needsVersion = query && path.startsWith("/tour/{id}") && method !== "GET";
  const values = needsVersion ? { version: 1 } : searches[last]?.();
  return values ? `?${new URLSearchParams(values as Record<string, string>)}` : "";
}

/** Bodies that the schema alone does not tell. */
const bodies: Record<string, unknown> = {
  "POST /company/{id}/externalcalendar": { name: "Kalender", address: "https://calendars.example/a.ics" },
  "PUT /user/{id}/changepassword": { oldpassword: "wrong one", newpassword: "Zweigeteilter Dampfer 88" },
  "POST /busrequest/{id}/offer": {
    price: { amount: 124_000, currency: "EUR" },
    vatIncluded: true,
    validUntil: Date.now() + 2 * day,
  },
};

function bodyOf(call: Call) {
  if (!call.body) return undefined;
  return bodies[keyOf(call)] ?? sampleOf(shapeOf(call.body as z.ZodType));
}

const nobodys = "0190f000-0000-7000-8000-000000000000";
let sources = 0;

/** Of its own source each, so that no limit of one tells on another. */
function headersOf({ token }: Subject): Record<string, string> {
  sources += 1;
  const source = { "x-forwarded-for": `10.${sources >> 16}.${(sources >> 8) & 255}.${sources & 255}` };
  return token ? { ...source, "x-request-token": token } : source;
}

class Undone extends Error {}

/** Runs work that leaves nothing behind in the database. */
export async function undone<T>(work: () => Promise<T>): Promise<T> {
  const kept: { result?: T } = {};
  await atomic(async () => {
    kept.result = await work();
    throw new Undone();
  }).catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
  return kept.result as T;
}

type Asked = { values?: Record<string, string>; body?: unknown };

/** Asks as somebody; what is not given is a record that does not exist, and a body that fits the contract. */
export async function ask(route: Route, subject: Subject, { values = {}, body = bodyOf(route.call) }: Asked = {}) {
  const { call } = route;
  const names = Object.keys(call.params?.shape ?? {});
  const given = Object.fromEntries(names.map((name) => [name, values[name] ?? nobodys]));
  const address = addressOf(call).replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(given[name] ?? ""),
  );
  const headers = headersOf(subject);
  return route(
    request(`${address}${searchOf(call)}`, { method: call.method, cookie: subject.cookie, body, headers }),
    params(given),
  );
}
