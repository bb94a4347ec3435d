import { rules } from "@/lib/access/rules";
import { companyIdParams } from "@/lib/features/company/schema";
import { changeFilterSettings } from "@/lib/features/filtersetting/commands/change";
import { getFilterSettings } from "@/lib/features/filtersetting/queries/settings";
import { filterSettingsChange } from "@/lib/features/filtersetting/schema";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const GET = route({
  rule: rules["filtersetting.own"],
  params: companyIdParams,
  run: ({ viewer, params }) => getFilterSettings(viewer, params.id),
});

export const PUT = route({
  rule: rules["filtersetting.own"],
  params: companyIdParams,
  body: filterSettingsChange,
  run: ({ viewer, params, body }) => changeFilterSettings(viewer, params.id, body),
});

export const POST = methodNotAllowed(["GET", "PUT"]);
export const PATCH = POST;
export const DELETE = POST;
