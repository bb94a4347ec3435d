import type { Viewer } from "@/lib/access/viewer";
import { transaction } from "@/lib/db/transaction";
import { conflict, validationFailed } from "@/lib/errors";
import { changeOfferAs } from "@/lib/features/offer/commands/change";
import { makeOfferAs } from "@/lib/features/offer/commands/make";
import { withdrawOfferAs } from "@/lib/features/offer/commands/withdraw-as";
import type { AnswerScope } from "@/lib/features/offer/queries/answer-link";
import type { OfferChange, OfferInput } from "@/lib/features/offer/schema";
import { answerOf, answerScope } from "../queries/answer";

/** Once the company has an account, its people answer there. Throws Conflict. */
export function requirePassive({ company }: AnswerScope) {
  if (company.registered) throw conflict([{ path: "company", message: "answerByAccount" }]);
}

/** It has no fleet here, so that words must say what will come. */
function requireWords({ vehicle }: { vehicle?: string }) {
  if (vehicle === "") throw validationFailed([{ path: "vehicle", message: "vehicleNeeded" }]);
}

/** Offers a bus by the link of the mail, as any other bidder. Throws NotFound, Conflict, ValidationFailed, RateLimited. */
export async function offerByLink(viewer: Viewer, token: string, input: OfferInput, now = Date.now()) {
  requireWords(input);
  const scope = await transaction(async (tx) => {
    const found = await answerScope(tx, token);
    requirePassive(found);
    // Who offers is interested after all.
    await tx.requestMark.updateMany({
      where: { companyId: found.company.id, requestId: found.requestId },
      data: { hidden: false },
    });
    return found;
  });
  const { id: companyId, companyType } = scope.company;
  await makeOfferAs(viewer, { companyId, companyType, userId: null }, scope.requestId, input, now);
  return answerOf(viewer, token);
}

/** The open offer says something else, by the rules of an account. Throws NotFound, Conflict, ValidationFailed, RateLimited. */
export async function changeOfferByLink(viewer: Viewer, token: string, change: OfferChange) {
  requireWords(change);
  const scope = await transaction((tx) => answerScope(tx, token));
  requirePassive(scope);
  const { id: companyId, companyType } = scope.company;
  const bidder = { companyId, companyType, userId: null };
  await changeOfferAs(viewer, { bidder, requestId: scope.requestId, change });
  return answerOf(viewer, token);
}

/** Takes the open offer back. Throws NotFound, Conflict. */
export async function takeOfferBack(viewer: Viewer, token: string) {
  const scope = await transaction((tx) => answerScope(tx, token));
  requirePassive(scope);
  await withdrawOfferAs(viewer, { companyId: scope.company.id, requestId: scope.requestId });
  return answerOf(viewer, token);
}
