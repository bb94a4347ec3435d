import * as one from "@/app/api/busrequest/[id]/route";
import * as collection from "@/app/api/busrequest/route";
import { makeBus } from "@/prisma/factories/bus";
import { envelope, params, request } from "@/tests/db";
import { draft, person } from "@/tests/people";
import { withStored } from "@/tests/versions";

type Who = { cookie?: string };

export const postOne = async (body: unknown, { cookie }: Who = {}) =>
  envelope(await collection.POST(request("/api/busrequest/", { body, cookie })));
export const changeOne = async (id: string, body: unknown, { cookie }: Who = {}) =>
  envelope(
    await one.PUT(
      request(`/api/busrequest/${id}`, { method: "PUT", body: await withStored("busrequest", id, body), cookie }),
      params({ id }),
    ),
  );
export const readOne = async (id: string, { cookie }: Who = {}) =>
  envelope(await one.GET(request(`/api/busrequest/${id}`, { cookie }), params({ id })));

/** An operator with a coach of 57 seats and four certified stars. */
export async function operator(licenceplate = "R CB 418") {
  const own = await person("busoperator");
  const companyId = own.companyId ?? "";
  const comfort = { stars: 4, starsCertifiedAt: new Date("2026-03-12"), features: ["toilet", "wifi"] };
  const bus = await makeBus({ companyId, licenceplate, name: "R CB 418", capacity: 57, ...comfort });
  return { ...own, companyId, bus };
}

/** A free bus of the fleet, 30 days ahead, for 1,200.00 euros. */
export const freeBus = (bus: string, changes: Record<string, unknown> = {}) =>
  draft({
    category: "vacancy",
    passengers: 8,
    vehicleTypes: ["van"],
    bus,
    askingPrice: { amount: 120_000, vatIncluded: false },
    ...changes,
  });
