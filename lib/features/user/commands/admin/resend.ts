import type { Admin } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import { prisma } from "@/lib/db/prisma";
import { notFound } from "@/lib/errors";
import { consume } from "@/lib/limits/limits";
import type { PendingRegistration } from "../../schema/registration";
import { registerPerAddress } from "../limits";
import { renewConfirmation } from "../resend";

/** POST /admin/users/{id}/resend: the confirmation of a registration that waits once more; the older link dies. */
export async function resendConfirmationOf(viewer: Admin, id: string) {
  const where = { id, userId: null, purpose: "register", expiresAt: { gt: new Date() } };
  const waiting = await prisma.mailedToken.findFirst({ where, select: { id: true, data: true } });
  if (!waiting?.data) throw notFound();
  const pending = waiting.data as unknown as PendingRegistration;
  await consume(registerPerAddress, pending.email);
  await renewConfirmation(waiting.id, pending, (tx) =>
    audit(tx, viewer, { action: "resendConfirmation", noun: "user", recordId: id }),
  );
}
