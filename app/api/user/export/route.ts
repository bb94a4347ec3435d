import { rules } from "@/lib/access/rules";
import { exportPerUser } from "@/lib/features/user/commands/limits";
import { exportUser } from "@/lib/features/user/queries/exportData";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const GET = route({
  rule: rules["user.read"],
  limit: exportPerUser,
  run: ({ viewer }) => exportUser(viewer),
});

const refuse = methodNotAllowed(["GET", "HEAD"]);
export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
