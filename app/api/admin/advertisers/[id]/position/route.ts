import { rules } from "@/lib/access/rules";
import { placePartner } from "@/lib/features/advertiser/commands/position";
import { advertiserParams } from "@/lib/features/advertiser/schema/admin";
import { positionInput } from "@/lib/features/advertiser/schema/partner";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const POST = route({
  rule: rules["admin.change"],
  params: advertiserParams,
  body: positionInput,
  run: ({ viewer, params, body }) => placePartner(viewer, params.id, body),
});

const refuse = methodNotAllowed(["POST"]);
export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as PUT };
