import { rules } from "@/lib/access/rules";
import { ownCompanies } from "@/lib/features/company/queries/own";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const GET = route({
  rule: rules["user.read"],
  run: ({ viewer }) => ownCompanies(viewer),
});

export const POST = methodNotAllowed(["GET", "HEAD"]);
export const PUT = POST;
export const PATCH = POST;
export const DELETE = POST;
