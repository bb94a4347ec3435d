import { isCommonPassword } from "@/lib/auth/common-passwords";
import { validationFailed } from "@/lib/errors";

/** Throws ValidationFailed at `path` for a password that guessers try first. */
export function refuseCommonPassword(path: string, password: string, person: { userName?: string; email: string }) {
  const own = [person.userName ?? "", person.email.split("@")[0] ?? ""];
  if (isCommonPassword(password, own)) throw validationFailed([{ path, message: "passwordCommon" }]);
}
