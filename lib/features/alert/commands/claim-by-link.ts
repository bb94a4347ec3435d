import type { Viewer } from "@/lib/access/viewer";
import { transaction } from "@/lib/db/transaction";
import { newClaimLink } from "@/lib/features/user/commands/claim";
import { consume } from "@/lib/limits/limits";
import { answerScope } from "../queries/answer";
import { requirePassive } from "./answer-offer";

const perCompany = { name: "answer-claim", points: 10, seconds: 24 * 60 * 60 };

/** The page on which the company takes over its profile: the link came to its stored address. Throws NotFound, Conflict. */
export async function claimByLink(viewer: Viewer, token: string) {
  const scope = await transaction((tx) => answerScope(tx, token));
  requirePassive(scope);
  await consume(perCompany, scope.company.id);
  const { link, row } = newClaimLink(scope.company, viewer.language);
  await transaction(async (tx) => {
    await answerScope(tx, token);
    await tx.mailedToken.create({ data: row });
  });
  return { link };
}
