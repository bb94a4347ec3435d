import type { Viewer } from "@/lib/access/viewer";
import { hashPassword } from "@/lib/auth/password";
import type { Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { conflict } from "@/lib/errors";
import { refuseCommonPassword } from "@/lib/features/user/commands/check-password";
import { freeUserName, takenUserNames } from "@/lib/features/user/commands/user-names";
import { userNameFrom } from "@/lib/features/user/rules/names";
import { invitationByToken } from "../queries";
import type { AcceptInput } from "../schema";
import { deadLink, noteJoined, takeInvitation } from "./take";

async function chooseUserName(tx: Transaction, chosen: string | undefined, email: string) {
  if (chosen === undefined) return freeUserName(tx, userNameFrom(email));
  const taken = await takenUserNames(tx, [chosen]);
  if (taken.size > 0) throw conflict([{ path: "userName", message: "alreadyTaken" }]);
  return chosen;
}

/** Makes the invited person's account: the link has proven the address. A refusal leaves the link as it was. */
export async function acceptInvitation(_viewer: Viewer, input: AcceptInput) {
  const found = await invitationByToken(input.token);
  if (!found) throw deadLink();
  const hasAccount = [{ path: "token", message: "inviteHasAccount" }];
  if (found.account) throw conflict(hasAccount);
  const { email, owner, company } = found;
  await refuseCommonPassword("password", input.password, { ...input, email, company });
  const passwordHash = await hashPassword(input.password);
  const { firstname, lastname, language = found.language } = input;
  await transaction(async (tx) => {
    await takeInvitation(tx, found, input.token);
    if ((await tx.user.count({ where: { email } })) > 0) throw conflict(hasAccount);
    const userName = await chooseUserName(tx, input.userName, email);
    const person = { email, userName, firstname, lastname, language, passwordHash, confirmedAt: new Date() };
    const user = await tx.user.create({
      data: { ...person, owner, companyId: company.id },
      select: { id: true },
    });
    await noteJoined(tx, user.id, found, { termsAcceptedAt: new Date().toISOString() });
  });
}
