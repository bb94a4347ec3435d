import { screens } from "@/lib/access/screens";
import { viewerAs } from "@/tests/viewer";
import * as markRoute from "@/app/api/busrequest/[id]/mark/route";
import * as mapRoute from "@/app/api/busrequest/filter/company/[id]/map/route";
import * as route from "@/app/api/busrequest/filter/company/[id]/route";
import * as seenRoute from "@/app/api/user/nearseen/route";
import { prisma } from "@/lib/db/prisma";
import { usualLook } from "@/lib/features/fit/rules";
import { countFresh, listNear, type NearPageQuery } from "@/lib/features/filtersetting/queries/near";
import { makePlace, regensburg, type Spot } from "@/prisma/factories/place";
import { envelope, params, request } from "../db";
import { person } from "../people";

type Person = Awaited<ReturnType<typeof partner>>;
export const hour = 3_600_000;
export const straubing: Spot = {
  id: "test:sr",
  city: "Straubing",
  country: "DE",
  longitude: 12.57,
  latitude: 48.88,
};
export const kiel: Spot = { id: "test:ki", city: "Kiel", country: "DE", longitude: 10.12, latitude: 54.32 };

/** A partner with its seat at the spot. */
export async function partner(type: Parameters<typeof person>[0] = "busoperator", spot = regensburg) {
  const someone = await person(type);
  const companyId = someone.companyId ?? "";
  const { longitude, latitude } = spot;
  await prisma.company.update({ where: { id: companyId }, data: { longitude, latitude } });
  return { ...someone, companyId };
}

type Search = Record<string, unknown>;
function addressOf(id: string, search: Search) {
  const entries = Object.entries(search).map(([key, value]) => [
    key,
    typeof value === "object" ? JSON.stringify(value) : String(value),
  ]);
  return `/api/busrequest/filter/company/${id}?${new URLSearchParams(entries)}`;
}
export const list = async (id: string, cookie?: string, search: Search = {}) =>
  envelope(await route.GET(request(addressOf(id, search), { cookie }), params({ id })));
/** What the map beside the page asks for. */
export const nearMap = async (id: string, cookie?: string, search: Search = {}) =>
  envelope(await mapRoute.GET(request(addressOf(`${id}/map`, search), { cookie }), params({ id })));
export const idsOf = async (...call: Parameters<typeof list>) =>
  (await list(...call)).entity.map(({ id }: { id: string }) => id);
export const mark = async (id: string, body: unknown, cookie?: string) =>
  envelope(await markRoute.PUT(request(`/api/busrequest/${id}/mark`, { method: "PUT", body, cookie }), params({ id })));
export const seen = async (at: unknown, cookie?: string) =>
  envelope(await seenRoute.PUT(request("/api/user/nearseen", { method: "PUT", body: { at }, cookie })));

const look = { around: null, radius: null };
const whole: NearPageQuery = { take: 10, skip: 0, sort: "distance", kinds: null, hidden: false, look, fits: usualLook };
export const page = async (by: Person, query: Partial<NearPageQuery> = {}) =>
  listNear(await viewerAs(screens.nearrequests.may, by.cookie), { ...whole, ...query });
/** The count beside the menu entry. */
export const freshFor = async (by: Person) => countFresh(await viewerAs(screens.nearrequests.may, by.cookie));
export const at = (spot: Spot, hours = 240) => ({ address: makePlace(spot), date: Date.now() + hours * hour });
