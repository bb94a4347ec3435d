import type { Viewer } from "@/lib/access/viewer";
import { newMailedToken } from "@/lib/auth/mailedToken";
import { transaction } from "@/lib/db/transaction";
import { later } from "@/lib/later";
import { consume } from "@/lib/limits/limits";
import { notifyAlreadyRegistered, notifyConfirm } from "../notify";
import { confirmationHours, expiryOf } from "../rules/registration";
import type { PendingRegistration } from "../schema/registration";
import { registerPerAddress } from "./limits";
import { personOf } from "./register";

async function sendAgain(email: string) {
  await transaction(async (tx) => {
    const known = await tx.user.findUnique({
      where: { email },
      select: { email: true, firstname: true, language: true },
    });
    if (known) return notifyAlreadyRegistered(tx, known);
    const waiting = await tx.mailedToken.findFirst({
      where: {
        userId: null,
        purpose: "register",
        expiresAt: { gt: new Date() },
        data: { path: ["email"], equals: email },
      },
      orderBy: { createdAt: "desc" },
    });
    if (!waiting?.data) return;
    const pending = waiting.data as unknown as PendingRegistration;
    const { token, hash } = newMailedToken();
    const expiresAt = expiryOf(new Date(), { hours: confirmationHours });
    await tx.mailedToken.update({ where: { id: waiting.id }, data: { hash, expiresAt } });
    await notifyConfirm(tx, personOf(pending), token, { userName: pending.userName, company: pending.company.name });
  });
}

/** The confirmation link once more, where one is due; the older link dies. The answer is out before the look-up. */
export async function resendConfirmation(_viewer: Viewer, email: string) {
  await consume(registerPerAddress, email);
  later(() => sendAgain(email));
}
