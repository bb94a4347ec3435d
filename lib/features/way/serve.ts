import { isSignedIn } from "@/lib/access/rules";
import type { Viewer } from "@/lib/access/viewer";
import { unauthorized } from "@/lib/errors";
import { findRequestOfLink } from "@/lib/features/busrequest/queries/link";
import { bind } from "@/lib/http/serve";
import { wayCalls } from "./calls";
import { measureWay, waysOfRequests } from "./queries";

/** An author without an account sees the buses that pass on its page's map. */
async function requireReader(viewer: Viewer, token: string | null) {
  if (isSignedIn(viewer) || (token !== null && (await findRequestOfLink(token)) !== null)) return;
  throw unauthorized();
}

export const wayRoutes = bind(wayCalls, {
  measure: async ({ viewer, token, body }) => {
    await requireReader(viewer, token);
    return measureWay(body);
  },
  ofRequests: async ({ viewer, query }) => {
    const rows = await waysOfRequests(viewer, query.ids);
    return { rows, total: rows.length };
  },
});
