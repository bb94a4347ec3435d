import { rules } from "@/lib/access/rules";
import { getAdvertiser } from "@/lib/features/advertiser/queries/admin";
import { advertiserParams } from "@/lib/features/advertiser/schema/admin";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const GET = route({
  rule: rules["admin.read"],
  params: advertiserParams,
  run: ({ viewer, params }) => getAdvertiser(viewer, params.id),
});

const refuse = methodNotAllowed(["GET", "HEAD"]);
export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
