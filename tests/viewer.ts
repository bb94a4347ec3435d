import type { Rule } from "@/lib/access/rules";
import { type Viewer, viewerOf } from "@/lib/access/viewer";

/** Who a cookie stands for, as the rule narrows it: for a test that calls a query or a command itself. */
export async function viewerAs<V extends Viewer>(rule: Rule<V>, cookie?: string): Promise<V> {
  const viewer = await viewerOf(new Headers(cookie ? { cookie } : {}));
  if (!rule(viewer)) throw new Error("the viewer of this cookie does not pass the rule");
  return viewer;
}
