import { isSelf } from "@/lib/access/records";
import type { SignedIn } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import { hashPassword, passwordMatches } from "@/lib/auth/password";
import { prisma } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { conflict, forbidden, validationFailed } from "@/lib/errors";
import { queueMail } from "@/lib/mail/outbox";
import { passwordChangedMail } from "../notify";
import type { PasswordChange } from "../schema/user";
import { guessedBy, refuseCommonPassword } from "./check-password";

/**
 * PUT /user/{id}/changepassword: one's own only. Every other session ends by losing its row; the session
 * version stays, so that the browser at hand keeps its cookie. Links to set a new password die too, and each browser
 * is asked for a code again: the cookie of a trusted one is sent to sign-in alone, so that this call does not know its own.
 */
export async function changePassword(viewer: SignedIn, id: string, { newpassword, oldpassword }: PasswordChange) {
  if (!isSelf(viewer, id)) throw forbidden();
  const user = await prisma.user.findUniqueOrThrow({
    where: { id },
    select: { id: true, language: true, passwordHash: true, ...guessedBy },
  });
  if (!(await passwordMatches(user.passwordHash, oldpassword))) {
    throw validationFailed([{ path: "oldpassword", message: "passwordWrong" }]);
  }
  await refuseCommonPassword("newpassword", newpassword, user);
  const passwordHash = await hashPassword(newpassword);
  const mail = passwordChangedMail(user);
  await transaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id, passwordHash: user.passwordHash },
      data: { passwordHash },
    });
    if (count === 0) throw conflict();
    await tx.session.deleteMany({ where: { userId: id, id: { not: viewer.sid } } });
    await tx.trustedDevice.deleteMany({ where: { userId: id } });
    await tx.mailedToken.deleteMany({ where: { userId: id, purpose: { in: ["reset", "email"] }, usedAt: null } });
    await audit(tx, viewer, { action: "changePassword", noun: "user", recordId: id });
    await queueMail(tx, mail);
  });
}
