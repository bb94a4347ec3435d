import { rules } from "@/lib/access/rules";
import { companyIdParams } from "@/lib/features/company/schema";
import { companyContactLimit, sendCompanyMessage } from "@/lib/features/contact/commands";
import { contactInput } from "@/lib/features/contact/schema";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const POST = route({
  rule: rules.anyone,
  params: companyIdParams,
  body: contactInput,
  limit: companyContactLimit,
  run: ({ viewer, params, body }) => sendCompanyMessage(viewer, params.id, body),
});

const refuse = methodNotAllowed(["POST"]);
export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as PUT };
