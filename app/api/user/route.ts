import { rules } from "@/lib/access/rules";
import { changeUser } from "@/lib/features/user/commands/changeUser";
import { currentUser } from "@/lib/features/user/queries/currentUser";
import { userChange } from "@/lib/features/user/schema/user";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const GET = route({
  rule: rules["user.read"],
  run: ({ viewer }) => currentUser(viewer),
});

export const PUT = route({
  rule: rules["user.read"],
  body: userChange,
  run: ({ viewer, body }) => changeUser(viewer, body),
});

const refuse = methodNotAllowed(["GET", "HEAD", "PUT"]);
export { refuse as DELETE, refuse as PATCH, refuse as POST };
