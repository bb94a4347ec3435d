import { rules } from "@/lib/access/rules";
import { companyIdParams } from "@/lib/features/company/schema";
import { previewFilterSettings } from "@/lib/features/filtersetting/queries/preview";
import { previewInput } from "@/lib/features/filtersetting/schema";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const POST = route({
  rule: rules["filtersetting.own"],
  params: companyIdParams,
  body: previewInput,
  limit: { name: "filtersetting-preview", points: 600, seconds: 3600 },
  run: ({ viewer, params, body }) => previewFilterSettings(viewer, params.id, body),
});

export const GET = methodNotAllowed(["POST"]);
export const PUT = GET;
export const PATCH = GET;
export const DELETE = GET;
