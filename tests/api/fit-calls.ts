import * as companyRoute from "@/app/api/company/[id]/fits/route";
import * as route from "@/app/api/busrequest/[id]/fits/route";
import { mintAuthorToken } from "@/lib/features/busrequest/commands/token";
import { transaction } from "@/lib/db/transaction";
import { prisma } from "@/lib/db/prisma";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { makePlace, prag, type Spot } from "@/prisma/factories/place";
import { envelope, params, request } from "@/tests/db";
import { person } from "@/tests/people";

export const minute = 60_000;
/** Ten in the morning, UTC, in thirty days. */
export const noonish = Math.ceil(Date.now() / 86_400_000 + 30) * 86_400_000 + 600 * minute;

export const muenchen: Spot = { id: "geo:2867714", city: "München", country: "DE", longitude: 11.58, latitude: 48.14 };
export const landshut: Spot = { id: "geo:2881055", city: "Landshut", country: "DE", longitude: 12.15, latitude: 48.54 };
export const pilsen: Spot = { id: "geo:3068160", city: "Pilsen", country: "CZ", longitude: 13.38, latitude: 49.75 };
export { prag };

type Search = Record<string, unknown>;
const textOf = (search: Search) =>
  new URLSearchParams(Object.entries(search).map(([key, value]) => [key, String(value)])).toString();

type Caller = { cookie?: string; token?: string };

export async function fits(id: string, { cookie, token }: Caller = {}, search: Search = {}) {
  const headers: Record<string, string> = token ? { "x-request-token": token } : {};
  return envelope(
    await route.GET(request(`/api/busrequest/${id}/fits?${textOf(search)}`, { cookie, headers }), params({ id })),
  );
}

export async function companyFits(id: string, cookie?: string, search: Search = {}) {
  const path = `/api/company/${id}/fits?${textOf(search)}`;
  return envelope(await companyRoute.GET(request(path, { cookie }), params({ id })));
}

export const tokenOf = (id: string) => transaction((tx) => mintAuthorToken(tx, id));

const at = (spot: Spot, date: number) => ({ address: makePlace(spot), date });

/** Landshut to Pilsen one way; 42 people at ten. */
export const makeGroup = (overrides: Parameters<typeof makeBusRequest>[0] = {}) =>
  makeBusRequest({ start: at(landshut, noonish), end: at(pilsen, noonish + 240 * minute), ...overrides });

/** Munich to Prague empty, past Landshut at about ten. */
export const makeRide = (companyId: string, overrides: Parameters<typeof makeBusRequest>[0] = {}) =>
  makeBusRequest({
    category: "emptyride",
    companyType: "busoperator",
    authorCompanyId: companyId,
    passengers: 57,
    organisationType: null,
    start: at(muenchen, noonish - 100 * minute),
    end: at(prag, noonish + 300 * minute),
    ...overrides,
  });

/** A bus operator with its seat in Munich. */
export async function operator(spot = muenchen) {
  const someone = await person("busoperator");
  const companyId = someone.companyId ?? "";
  const { longitude, latitude } = spot;
  await prisma.company.update({ where: { id: companyId }, data: { longitude, latitude } });
  return { ...someone, companyId };
}
