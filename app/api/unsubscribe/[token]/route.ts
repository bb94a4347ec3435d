import { rules } from "@/lib/access/rules";
import { resubscribe, unsubscribe } from "@/lib/features/unsubscription/commands";
import { subscriptionOf } from "@/lib/features/unsubscription/queries";
import { unsubscribeParams } from "@/lib/features/unsubscription/schema";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

// Mail scanners open links, so a GET only tells; mail programs send the one-click POST of RFC 8058.
export const GET = route({
  rule: rules.anyone,
  params: unsubscribeParams,
  run: ({ params }) => subscriptionOf(params.token),
});

export const POST = route({
  rule: rules.anyone,
  params: unsubscribeParams,
  anySite: true,
  run: ({ params }) => unsubscribe(params.token),
});

// "Send them again", from our own page alone.
export const DELETE = route({
  rule: rules.anyone,
  params: unsubscribeParams,
  run: ({ params }) => resubscribe(params.token),
});

export const PUT = methodNotAllowed(["GET", "HEAD", "POST", "DELETE"]);
export const PATCH = PUT;
