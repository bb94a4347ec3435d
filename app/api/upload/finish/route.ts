import { rules } from "@/lib/access/rules";
import { finishPerUser, finishUpload } from "@/lib/features/upload/commands/settle";
import { finishInput } from "@/lib/features/upload/schema";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const POST = route({
  rule: rules["upload.send"],
  body: finishInput,
  limit: finishPerUser,
  run: ({ viewer, body }) => finishUpload(viewer, body.key),
});

const refuse = methodNotAllowed(["POST"]);
export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as PUT };
