import { expect } from "vitest";
import * as offers from "@/app/api/tour/[id]/offer/route";
import * as rest from "@/app/api/tour/[id]/rest/route";
import * as one from "@/app/api/tour/[id]/route";
import * as tours from "@/app/api/tour/route";
import * as searches from "@/app/api/tour/search/route";
import { prisma } from "@/lib/db/prisma";
import { tourRecord } from "@/lib/features/tour/schema";
import { makeBus } from "@/prisma/factories/bus";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { makePlace } from "@/prisma/factories/place";
import { envelope, params, request } from "@/tests/db";
import { person } from "@/tests/people";

type Who = { cookie?: string };
export const hour = 3_600_000;
export const day = 24 * hour;
/** Three in the morning, some days ahead. */
export const early = Math.ceil(Date.now() / day) * day + 10 * day + 3 * hour;

const town = {
  regensburg: { id: "geo:2849483", city: "Regensburg", country: "DE", longitude: 12.1, latitude: 49.01 },
  straubing: { id: "geo:2825297", city: "Straubing", country: "DE", longitude: 12.57, latitude: 48.88 },
  passau: { id: "geo:2855328", city: "Passau", country: "DE", longitude: 13.46, latitude: 48.57 },
  linz: { id: "geo:2772400", city: "Linz", country: "AT", longitude: 14.29, latitude: 48.31 },
};

/** Where a bus begins or ends, other than at its yard. */
export const placeOf = (name: Town) => makePlace(town[name]);

/** An operator in Regensburg with a bus of 50 seats. */
export async function operator(type: "busoperator" | "touroperator" | "driver" = "busoperator") {
  const partner = await person(type);
  const companyId = partner.companyId as string;
  const { longitude, latitude } = town.regensburg;
  await prisma.company.update({ where: { id: companyId }, data: { longitude, latitude } });
  return { ...partner, companyId, bus: await makeBus({ companyId, capacity: 50 }) };
}

type Town = keyof typeof town;
/** A group from town to town, so many hours after `early`. */
export const group = (from: Town, to: Town, hours: number, rest: Parameters<typeof makeBusRequest>[0] = {}) =>
  makeBusRequest({
    start: { address: makePlace(town[from]), date: early + hours * hour },
    end: { address: makePlace(town[to]), date: early + (hours + 2) * hour },
    passengers: 40,
    transferType: "transferoneway",
    ...rest,
  });

/** Regensburg – Passau – Linz – Regensburg in a day. */
export async function threeLegs() {
  return [
    await group("regensburg", "passau", 5),
    await group("passau", "linz", 8),
    await group("linz", "regensburg", 11),
  ] as const;
}

export const frame = (bus: string | null, changes: Record<string, unknown> = {}) => ({
  bus,
  from: early,
  to: early + 18 * hour,
  ...changes,
});

export const search = async (who: Who, body: unknown) =>
  envelope(await searches.POST(request("/api/tour/search", { body, cookie: who.cookie })));
export const keep = async (who: Who, body: unknown) =>
  envelope(await tours.POST(request("/api/tour", { body, cookie: who.cookie })));
export const listed = async (who: Who, query = "") =>
  envelope(await tours.GET(request(`/api/tour${query}`, { cookie: who.cookie })));
export const read = async (who: Who, id: string) =>
  envelope(await one.GET(request(`/api/tour/${id}`, { cookie: who.cookie }), params({ id })));
export const change = async (who: Who, id: string, body: unknown) =>
  envelope(await one.PUT(request(`/api/tour/${id}`, { method: "PUT", body, cookie: who.cookie }), params({ id })));
export const remove = async (who: Who, id: string, version: unknown = 1) =>
  envelope(
    await one.DELETE(
      request(`/api/tour/${id}?version=${version}`, { method: "DELETE", cookie: who.cookie }),
      params({ id }),
    ),
  );
export const offer = async (who: Who, id: string, body: unknown) =>
  envelope(await offers.POST(request(`/api/tour/${id}/offer`, { body, cookie: who.cookie }), params({ id })));
export const postRest = async (who: Who, id: string, version: unknown = 1) =>
  envelope(
    await rest.POST(
      request(`/api/tour/${id}/rest?version=${version}`, { method: "POST", cookie: who.cookie, body: {} }),
      params({ id }),
    ),
  );

/** A company whose draft of three legs is kept. */
export async function kept() {
  const me = await operator();
  const legs = await threeLegs();
  const made = await keep(me, { ...frame(me.bus.id), legs: legs.map(({ id }) => id) });
  expect(made.status).toBe(201);
  return { me, legs, tour: tourRecord.parse(made.entity[0]) };
}
