import { rules } from "@/lib/access/rules";
import { unsubscriptionGroups } from "@/lib/features/unsubscription/queries";
import { listOf } from "@/lib/http/envelope";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const GET = route({
  rule: rules["admin.read"],
  run: async ({ viewer }) => {
    const groups = await unsubscriptionGroups(viewer);
    return listOf(groups, groups.length);
  },
});

const refuse = methodNotAllowed(["GET", "HEAD"]);
export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
