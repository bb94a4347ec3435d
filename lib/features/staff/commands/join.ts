import type { Viewer } from "@/lib/access/viewer";
import { transaction } from "@/lib/db/transaction";
import { conflict } from "@/lib/errors";
import { invitationByToken } from "../queries";
import { deadLink, noteJoined, takeInvitation } from "./take";

const refusals = { new: "inviteNeedsAccount", member: "alreadyMember", elsewhere: "inviteElsewhere" } as const;

/**
 * The account of the invited address joins the company. No sign-in is asked for: the link proves the mailbox,
 * it opens no session, and it moves that account alone.
 */
export async function joinByInvitation(_viewer: Viewer, token: string) {
  const found = await invitationByToken(token);
  if (!found || found.state === "closed") throw deadLink();
  const { account, state } = found;
  if (!account || state !== "join") {
    throw conflict([{ path: "token", message: refusals[state === "join" ? "new" : state] }]);
  }
  await transaction(async (tx) => {
    await takeInvitation(tx, found, token);
    const { count } = await tx.user.updateMany({
      where: { id: account.id, companyId: null, closedAt: null, confirmedAt: { not: null } },
      data: { companyId: found.company.id, owner: found.owner, version: { increment: 1 } },
    });
    if (count === 0) throw conflict();
    await noteJoined(tx, account.id, found);
  });
}
