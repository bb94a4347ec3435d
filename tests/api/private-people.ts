import * as one from "@/app/api/busrequest/[id]/route";
import * as collection from "@/app/api/busrequest/route";
import { prisma } from "@/lib/db/prisma";
import { routes } from "@/lib/features/routes";
import { addressOf } from "@/lib/http/calls";
import type { Route } from "@/lib/http/route";
import { envelope, params, request } from "../db";
import { draft } from "../people";
import { author, end, leaksOf, start, stop } from "../secrets";
import { linkTo } from "./offer-calls";

const day = 86_400_000;

/** A group request of a private author whose contact data and front doors are the secrets. */
export function secretDraft(changes: Record<string, unknown> = {}) {
  const begin = Date.now() + 30 * day;
  return draft({
    ...author,
    start: { address: start, date: begin },
    end: { address: end, date: begin + day },
    stops: [stop],
    ...changes,
  });
}

/** Such a request, active, with the link to its author's page. */
export async function posted(changes: Record<string, unknown> = {}) {
  const { entity } = await envelope(await collection.POST(request("/api/busrequest/", { body: secretDraft(changes) })));
  const now = new Date();
  const row = { state: "active", confirmedAt: now, approvedAt: now } as const;
  await prisma.busRequest.update({ where: { id: entity[0].id }, data: row });
  await prisma.alertTask.create({ data: { requestId: entity[0].id } }).catch(() => null);
  return { id: entity[0].id as string, ...(await linkTo(entity[0].id)) };
}

export const read = async (id: string, cookie?: string, headers?: Record<string, string>) =>
  envelope(await one.GET(request(`/api/busrequest/${id}`, { cookie, headers }), params({ id })));
/** Changes it by the author's link. */
export const change = async (id: string, body: object, token: string) => {
  const headers = { "x-request-token": token };
  return envelope(await one.PUT(request(`/api/busrequest/${id}`, { method: "PUT", body, headers }), params({ id })));
};

/** Queries without which a call says nothing, or says less. */
const searches: Record<string, readonly string[]> = {
  "/api/busrequest": ["?take=100", "?take=100&latest=true", '?filter={"a":{"audience":"public"}}'],
  "/api/busrequest/map": ["?bbox=-180,-90,180,90&zoom=2", "?bbox=12,48.9,12.2,49.1&zoom=18"],
  "/api/company/{id}/calendar": [`?from=${Date.now()}&to=${Date.now() + 60 * day}`],
  "/api/busrequest/filter/company/{id}": ["?take=100", "?take=100&sort=distance", "?take=100&km=60"],
  "/api/busrequest/filter/company/{id}/map": ["", "?sort=distance", "?km=60"],
  "/api/places": ["?q=Geheimg", "?q=Regensburg"],
  "/api/places/reverse": ["?longitude=12.1&latitude=49.02"],
  "/api/admin/search": ["?q=Regensburg"],
  // An answer that ends.
  "/api/events": ["?once=1"],
  "/api/company/{id}/gaps": [`?from=${Date.now()}&to=${Date.now() + 60 * day}`],
};

const byMethod = (method: string) =>
  Object.values(routes)
    .flatMap((nouns) => Object.values(nouns) as Route[])
    .filter(({ call }) => call.method === method);

/** Values for the placeholders of an address, by name. */
export type Known = Record<string, readonly string[]>;

function addressesOf(template: string, known: Known): { path: string; values: Record<string, string> }[] {
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const all = names.reduce<Record<string, string>[]>(
    (sets, name) => sets.flatMap((set) => (known[name] ?? ["none"]).map((value) => ({ ...set, [name]: value }))),
    [{}],
  );
  return all.map((values) => ({ path: template.replace(/\{(\w+)\}/g, (_all, name) => values[name] ?? ""), values }));
}

export type Answer = { address: string; status: number; text: string };

/** Every GET of the API, with every known id in the place of each. */
export async function crawl(known: Known, cookie?: string, headers?: Record<string, string>) {
  const answers: Answer[] = [];
  for (const route of byMethod("GET")) {
    const template = addressOf(route.call);
    const all = addressesOf(template, known).map(async ({ path, values }) => {
      for (const search of searches[template] ?? [""]) {
        const response = await route(request(path + search, { cookie, headers }), params(values));
        answers.push({ address: `${path}${search}`, status: response.status, text: await response.text() });
      }
    });
    await Promise.all(all);
  }
  return answers;
}

/** Where secrets stand, with which of them. */
export const found = (answers: readonly Answer[]) =>
  answers.flatMap(({ address, text }) => {
    const leaks = leaksOf(text);
    return leaks.length > 0 ? [`${address}: ${leaks.join(" ")}`] : [];
  });
