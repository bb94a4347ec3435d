import { rules } from "@/lib/access/rules";
import { getStats } from "@/lib/features/dashboard/queries/stats";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const GET = route({ rule: rules["admin.read"], run: ({ viewer }) => getStats(viewer) });

export const POST = methodNotAllowed(["GET"]);
export const PUT = POST;
export const PATCH = POST;
export const DELETE = POST;
