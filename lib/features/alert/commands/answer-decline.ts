import type { Viewer } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import { transaction } from "@/lib/db/transaction";
import { conflict } from "@/lib/errors";
import { whereState } from "@/lib/features/offer/rules/offer";
import { answerScope, readAnswer } from "../queries/answer";

/**
 * "Not for us", and back. It is the mark by which a company hides a request, so that it stays hidden once the
 * company has an account. Throws NotFound, Conflict while an offer of the company is open.
 */
export function declineByLink(viewer: Viewer, token: string, hidden: boolean) {
  return transaction(async (tx) => {
    const scope = await answerScope(tx, token);
    const ids = { companyId: scope.company.id, requestId: scope.requestId };
    const offered = await tx.offer.count({ where: { ...ids, ...whereState("open", new Date()) } });
    if (hidden && offered > 0) throw conflict([{ path: "offer", message: "offerOpen" }]);
    await tx.requestMark.upsert({
      where: { companyId_requestId: ids },
      create: { ...ids, hidden },
      update: { hidden },
    });
    const action = hidden ? "answerDecline" : "answerDeclineBack";
    await audit(tx, viewer, { action, noun: "company", recordId: ids.companyId, after: { request: ids.requestId } });
    return readAnswer(tx, scope);
  });
}
