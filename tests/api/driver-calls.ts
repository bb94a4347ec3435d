import * as one from "@/app/api/driver/[id]/route";
import * as drivers from "@/app/api/driver/route";
import * as links from "@/app/api/trip/[id]/driver/[driverId]/link/route";
import * as positions from "@/app/api/trip/[id]/position/route";
import * as progresses from "@/app/api/trip/[id]/progress/route";
import * as assignments from "@/app/api/trip/[id]/assignment/route";
import { prisma } from "@/lib/db/prisma";
import { envelope, params, request } from "@/tests/db";
import type { Reader } from "./paper-calls";
import { agreedTrip } from "./trip-calls";

type Who = { cookie?: string };

export const jonas = { name: "Jonas Wiesgickl", phone: "+49 151 5550118", languages: ["cs", "de"] };

export const addDriver = async ({ cookie }: Who, body: unknown = jonas) =>
  envelope(await drivers.POST(request("/api/driver", { cookie, body })));
export const listDrivers = async ({ cookie }: Who) => envelope(await drivers.GET(request("/api/driver", { cookie })));
export const changeDriver = async ({ cookie }: Who, id: string, body: unknown) =>
  envelope(await one.PUT(request(`/api/driver/${id}`, { method: "PUT", cookie, body }), params({ id })));
export const removeDriver = async ({ cookie }: Who, id: string) =>
  envelope(await one.DELETE(request(`/api/driver/${id}`, { method: "DELETE", cookie }), params({ id })));
export const readAssignment = async ({ cookie }: Who, id: string) =>
  envelope(await assignments.GET(request(`/api/trip/${id}/assignment`, { cookie }), params({ id })));
export const assign = async ({ cookie }: Who, id: string, body: unknown) =>
  envelope(
    await assignments.PUT(request(`/api/trip/${id}/assignment`, { method: "PUT", cookie, body }), params({ id })),
  );
/** A driver's page of a trip gets its link, or loses it. */
export const driveLink = async ({ cookie }: Who, id: string, driverId: string, method: "POST" | "DELETE" = "POST") =>
  envelope(
    await (method === "POST" ? links.POST : links.DELETE)(
      request(`/api/trip/${id}/driver/${driverId}/link`, { method, cookie, body: method === "POST" ? {} : undefined }),
      params({ id, driverId }),
    ),
  );
const headersOf = ({ token }: Reader, key?: string) => ({
  ...(token && { "x-request-token": token }),
  ...(key && { "idempotency-key": key }),
});
/** What a driver, or the company, tells of a trip on the way. */
export const tell = async (who: Reader, id: string, body: unknown, key?: string) =>
  envelope(
    await progresses.POST(
      request(`/api/trip/${id}/progress`, { cookie: who.cookie, headers: headersOf(who, key), body }),
      params({ id }),
    ),
  );

/** Where the driver's telephone says the bus is; null ends the sharing. */
export const tellPlace = async (who: Reader, id: string, position: object | null) =>
  envelope(
    await positions.POST(
      request(`/api/trip/${id}/position`, { cookie: who.cookie, headers: headersOf(who), body: { position } }),
      params({ id }),
    ),
  );

/** A trip that leaves in two hours, with its driver and the link of its page. */
export async function tripToday() {
  const made = await agreedTrip({ companyName: "Katrin Hofmann" });
  const { company, bus, trip } = made;
  const driver = (await addDriver(company)).entity[0].id as string;
  const assigned = await assign(company, trip.id, { bus: bus.id, drivers: [driver], version: 1 });
  if (assigned.status !== 200) throw new Error(`assign: ${assigned.status}`);
  const [start, end] = [new Date(Date.now() + 2 * 3_600_000), new Date(Date.now() + 6 * 3_600_000)];
  await prisma.trip.update({ where: { id: trip.id }, data: { start, end } });
  const { status, entity } = await driveLink(company, trip.id, driver);
  if (status !== 201) throw new Error(`link: ${status}`);
  const token = String(entity[0].url).split("/drive/")[1] ?? "";
  return { ...made, driver, token, me: { token } };
}
