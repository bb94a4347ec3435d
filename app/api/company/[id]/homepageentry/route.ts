import { rules } from "@/lib/access/rules";
import { changeHomeEntry } from "@/lib/features/advertiser/commands/change";
import { getHomeEntry } from "@/lib/features/advertiser/queries/homeEntry";
import { homeEntryChange } from "@/lib/features/advertiser/schema/homeEntry";
import { companyIdParams } from "@/lib/features/company/schema";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const GET = route({
  rule: rules["advertiser.own"],
  params: companyIdParams,
  run: ({ viewer, params }) => getHomeEntry(viewer, params.id),
});

export const PUT = route({
  rule: rules["advertiser.own"],
  params: companyIdParams,
  body: homeEntryChange,
  run: ({ viewer, params, body }) => changeHomeEntry(viewer, params.id, body),
});

export const POST = methodNotAllowed(["GET", "PUT"]);
export const PATCH = POST;
export const DELETE = POST;
