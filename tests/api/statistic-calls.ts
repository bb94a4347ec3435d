import * as countRoute from "@/app/api/advertiserlocation/count/route";
import * as fileRoute from "@/app/api/advertiserlocation/statistics.csv/route";
import * as readRoute from "@/app/api/advertiserlocation/statistics/route";
import { prisma } from "@/lib/db/prisma";
import { makeAdvertiser } from "@/prisma/factories/advertiser";
import { makeAdvertiserLocation } from "@/prisma/factories/advertiser-location";
import { envelope, request } from "@/tests/db";
import { person } from "@/tests/people";

type Reader = { ip?: string; cookie?: string; headers?: Record<string, string> };
export type Event = { location: string; action: string };

/** A paying travel service with as many locations. */
export async function service(locations = 1, changes: Partial<Parameters<typeof makeAdvertiser>[0]> = {}) {
  const owner = await person("travelService");
  const companyId = owner.companyId ?? "";
  await makeAdvertiser({ companyId, plan: "group", ...changes });
  const ids: string[] = [];
  for (let i = 0; i < locations; i += 1) {
    ids.push((await makeAdvertiserLocation({ companyId, title: { de: `Haus ${i}`, en: `House ${i}` } })).id);
  }
  return { ...owner, companyId, ids, id: ids[0] ?? "" };
}

export async function tell(events: Event[] | unknown, { ip = "198.51.100.7", cookie, headers = {} }: Reader = {}) {
  const call = { body: { events }, cookie, headers: { "x-forwarded-for": ip, ...headers } };
  return envelope(await countRoute.POST(request("/api/advertiserlocation/count", call)));
}

export const daysOf = (locationId: string) =>
  prisma.locationDay.findMany({ where: { locationId }, orderBy: { day: "asc" } });

const search = (query: Record<string, string>) => new URLSearchParams(query).toString();

export const read = async (who: { cookie?: string }, query: Record<string, string>) =>
  envelope(await readRoute.GET(request(`/api/advertiserlocation/statistics?${search(query)}`, who)));

export const file = (who: { cookie?: string }, query: Record<string, string>, headers: Record<string, string> = {}) =>
  fileRoute.GET(request(`/api/advertiserlocation/statistics.csv?${search(query)}`, { ...who, headers }));
