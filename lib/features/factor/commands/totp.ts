import type { Account } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import { seal, unseal } from "@/lib/auth/sealed";
import { newTotpSecret, stepOf, totpAddress } from "@/lib/auth/second-factor";
import { prisma } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { conflict, notFound, validationFailed } from "@/lib/errors";
import { qrDrawing } from "@/lib/qr";
import { tellOwner } from "./tell-owner";
import { isTotpCode, plainCode } from "../rules";
import { ownFactor } from "../queries";
import { dropFactor } from "./drop";
import { requirePassword } from "./password";
import { renewRecoveryCodes } from "./recovery";

/** A secret that waits for its first code; one that waited before is replaced. Throws Conflict where codes are asked for already. */
export async function beginFactor(viewer: Account, password: string) {
  await requirePassword(viewer, password);
  const secret = newTotpSecret();
  const sealed = seal("totp", secret);
  await transaction(async (tx) => {
    await tx.$queryRaw`select id from user_account where id = ${viewer.id}::uuid for update`;
    const active = await tx.secondFactor.count({ where: { userId: viewer.id, confirmedAt: { not: null } } });
    if (active > 0) throw conflict();
    const row = { secret: sealed, createdAt: new Date(), lastStep: 0 };
    await tx.secondFactor.upsert({
      where: { userId: viewer.id },
      create: { userId: viewer.id, ...row },
      update: row,
    });
  });
  const address = totpAddress(secret, viewer.email);
  return { secret, address, qr: qrDrawing(address) };
}

const wrong = (message: string) => validationFailed([{ path: "code", message }]);

/** From now on codes are asked for. Other sessions end: whoever knew the password alone is out. */
export async function confirmFactor(viewer: Account, code: string) {
  return transaction(async (tx) => {
    const where = { userId: viewer.id, confirmedAt: null };
    const factor = await tx.secondFactor.findFirst({ where });
    if (!factor) throw conflict();
    const secret = unseal("totp", factor.secret);
    const plain = plainCode(code);
    const step = secret && isTotpCode(plain) ? stepOf(secret.text, plain) : null;
    if (step === null) throw wrong("codeWrong");
    if (step === "late") throw wrong("codeLate");
    const { count } = await tx.secondFactor.updateMany({ where, data: { confirmedAt: new Date(), lastStep: step } });
    if (count === 0) throw conflict();
    const codes = await renewRecoveryCodes(tx, viewer.id);
    await tx.session.deleteMany({ where: { userId: viewer.id, id: { not: viewer.sid } } });
    await audit(tx, viewer, { action: "factorOn", noun: "user", recordId: viewer.id });
    await tellOwner(tx, viewer, "on");
    return { codes };
  });
}

/** New recovery codes for who has used or lost some. */
export async function renewCodes(viewer: Account, password: string) {
  await requirePassword(viewer, password);
  return transaction(async (tx) => {
    const active = await tx.secondFactor.count({ where: { userId: viewer.id, confirmedAt: { not: null } } });
    if (active === 0) throw conflict();
    const codes = await renewRecoveryCodes(tx, viewer.id);
    await audit(tx, viewer, { action: "recoveryCodes", noun: "user", recordId: viewer.id });
    await tellOwner(tx, viewer, "codes");
    return { codes };
  });
}

/** Asks for no codes any more; an admin who needs them is led to set them up again. */
export async function removeFactor(viewer: Account, password: string) {
  await requirePassword(viewer, password);
  await transaction(async (tx) => {
    if (!(await dropFactor(tx, viewer.id))) return;
    await audit(tx, viewer, { action: "factorOff", noun: "user", recordId: viewer.id });
    await tellOwner(tx, viewer, "off");
  });
  return ownFactor(viewer);
}

/** Asks a browser for codes again. Throws NotFound for anybody else's. */
export async function forgetDevice({ id: userId }: Account, id: string) {
  const { count } = await prisma.trustedDevice.deleteMany({ where: { id, userId } });
  if (count === 0) throw notFound();
}
