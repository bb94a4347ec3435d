import type { Viewer } from "@/lib/access/viewer";
import { newMailedToken } from "@/lib/auth/mailed-token";
import { hashPassword } from "@/lib/auth/password";
import { prisma, type Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { conflict } from "@/lib/errors";
import { consume } from "@/lib/limits/limits";
import { queueMail } from "@/lib/mail/outbox";
import { alreadyRegisteredMail, confirmMail } from "../notify";
import { userNameFrom } from "../rules/names";
import { confirmationHours, expiryOf } from "../rules/registration";
import type { PendingRegistration, Registration } from "../schema/registration";
import { refuseCommonPassword } from "./check-password";
import { claimedCompany } from "./claim";
import { registerPerAddress } from "./limits";
import { freeUserName, takenUserNames } from "./user-names";

async function chooseUserName(tx: Transaction, input: Registration) {
  const { userName } = input;
  if (userName === undefined) return freeUserName(tx, userNameFrom(input.email));
  const taken = await takenUserNames(tx, [userName]);
  if (taken.size > 0) throw conflict([{ path: "userName", message: "alreadyTaken" }]);
  return userName;
}

/**
 * Keeps a registration behind a mailed link; nothing of it is a user or a company before the address is
 * proven. A known address takes the same steps and gets another mail, so that no answer, no time and no
 * later look-up of the user name tells it apart.
 */
export async function register(viewer: Viewer, input: Registration) {
  await consume(registerPerAddress, input.email);
  await refuseCommonPassword("password", input.password, input);
  const companyType = input.company.companyType ?? "travelService";
  const claimCompanyId = input.claim && (await claimedCompany(input.claim, companyType));
  const userName = await transaction((tx) => chooseUserName(tx, input));
  const { password, termsAccepted: _, claim: __, ...rest } = input;
  const pending: PendingRegistration = {
    ...rest,
    userName,
    language: input.language ?? viewer.language,
    companyType,
    claimCompanyId,
    passwordHash: await hashPassword(password),
    termsAcceptedAt: new Date().toISOString(),
  };
  const { token, hash } = newMailedToken();
  const known = await prisma.user.findUnique({
    where: { email: input.email },
    select: { email: true, firstname: true, language: true },
  });
  const about = { userName, company: input.company.name };
  const mail = known ? alreadyRegisteredMail(known) : confirmMail(personOf(pending), token, about);
  await transaction(async (tx) => {
    await tx.mailedToken.create({
      data: { hash, purpose: "register", data: pending, expiresAt: expiryOf(new Date(), { hours: confirmationHours }) },
    });
    await queueMail(tx, mail);
  });
}

export function personOf({ email, firstname, language }: PendingRegistration) {
  return { email, firstname, language: language ?? "en" } as const;
}
