import * as gaps from "@/app/api/standby/gaps/route";
import * as series from "@/app/api/company/[id]/standby/series/route";
import * as seriesEnd from "@/app/api/company/[id]/standby/series/[series]/route";
import * as plans from "@/app/api/company/[id]/standby/route";
import { prisma } from "@/lib/db/prisma";
import { envelope, params, request } from "@/tests/db";
import { person, place, regensburg } from "@/tests/people";

type Who = { cookie: string; companyId: string | null };

/** Signed in for a bus operator in Regensburg with a depot in Cham. */
export async function operator(at = regensburg.location, depot = place("Cham", 12.665, 49.225)) {
  const me = await person("busoperator");
  const companyId = me.companyId ?? "";
  await prisma.company.update({ where: { id: companyId }, data: at });
  const { longitude, latitude } = depot.location;
  await prisma.filterSetting.create({
    data: { companyId, bases: { create: [{ place: depot, longitude, latitude, radius: 50, position: 0 }] } },
  });
  return { ...me, companyId };
}

export const readPlan = async ({ cookie, companyId }: Who, search = "", id = companyId ?? "") =>
  envelope(await plans.GET(request(`/api/company/${id}/standby${search}`, { cookie }), params({ id })));

export const putPlan = async ({ cookie, companyId }: Who, body: unknown, id = companyId ?? "") =>
  envelope(await plans.PUT(request(`/api/company/${id}/standby`, { method: "PUT", cookie, body }), params({ id })));

export const addSeries = async ({ cookie, companyId }: Who, body: unknown, id = companyId ?? "") =>
  envelope(await series.POST(request(`/api/company/${id}/standby/series`, { cookie, body }), params({ id })));
export const endSeries = async ({ cookie, companyId }: Who, one: string, from: number, id = companyId ?? "") =>
  envelope(
    await seriesEnd.DELETE(
      request(`/api/company/${id}/standby/series/${one}?from=${from}`, { method: "DELETE", cookie }),
      params({ id, series: one }),
    ),
  );

export const readGaps = async ({ cookie }: { cookie?: string }) =>
  envelope(await gaps.GET(request("/api/standby/gaps", { cookie })));
