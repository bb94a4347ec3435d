import { rules } from "@/lib/access/rules";
import { requireReady } from "@/lib/features/health/queries";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const GET = route({ rule: rules.anyone, run: () => requireReady() });

export const POST = methodNotAllowed(["GET"]);
export const PUT = POST;
export const PATCH = POST;
export const DELETE = POST;
