import { rules } from "@/lib/access/rules";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

// The request is read (its headers), so that Next does not answer with a copy made at build time.
export const GET = route({ rule: rules.anyone, run: async () => ({ healthy: true }) });

export const POST = methodNotAllowed(["GET"]);
export const PUT = POST;
export const PATCH = POST;
export const DELETE = POST;
