import { rules } from "@/lib/access/rules";
import { signPerUser, signUpload } from "@/lib/features/upload/commands/sign";
import { signedUploadInput } from "@/lib/features/upload/schema";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const POST = route({
  rule: rules["upload.send"],
  body: signedUploadInput,
  limit: signPerUser,
  run: ({ viewer, body }) => signUpload(viewer, body),
});

const refuse = methodNotAllowed(["POST"]);
export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as PUT };
