import { rules } from "@/lib/access/rules";
import { companyIdParams } from "@/lib/features/company/schema";
import { askClaimLink } from "@/lib/features/user/commands/claim";
import { claimPerSource } from "@/lib/features/user/commands/limits";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const POST = route({
  rule: rules.anyone,
  params: companyIdParams,
  limit: claimPerSource,
  run: ({ viewer, params }) => askClaimLink(viewer, params.id),
});

const refuse = methodNotAllowed(["POST"]);
export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as PUT };
