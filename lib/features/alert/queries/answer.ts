import type { Viewer } from "@/lib/access/viewer";
import type { Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { notFound } from "@/lib/errors";
import { readPublicRecord, readRecord } from "@/lib/features/busrequest/commands/read";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import { readOffer } from "@/lib/features/offer/commands/answer";
import { type AnswerScope, answerLink } from "@/lib/features/offer/queries/answer-link";
import { latestValidUntil } from "@/lib/features/offer/rules/offer";
import { unsubscribeToken } from "@/lib/mail/unsubscribe";
import { type AnswerRecord, answerParams, type AnswerState } from "../schema";

/** What a link is for. Throws NotFound for an unknown or expired one. */
export async function answerScope(tx: Transaction, token: string): Promise<AnswerScope> {
  const scope = answerParams.safeParse({ token }).success ? await answerLink(tx, token) : null;
  if (!scope) throw notFound();
  return scope;
}

function stateOf({ company }: AnswerScope, request: BusRequestRecord, latest: number): AnswerState {
  if (company.registered) return "account";
  const open = request.state === "active" && request.mode === "collective" && request.ended_at === null;
  return open && latest > Date.now() ? "open" : "ended";
}

const hundredth = (degrees: number) => ({ gte: degrees - 0.01, lte: degrees + 0.01 });

/** A company's region around a request's start, also one from before private authors' positions were rounded. */
export const mutedAround = (companyId: string, start: { startLongitude: number; startLatitude: number }) => ({
  companyId,
  longitude: hundredth(start.startLongitude),
  latitude: hundredth(start.startLatitude),
});

/** The same inside a action's transaction. */
export async function readAnswer(tx: Transaction, scope: AnswerScope): Promise<AnswerRecord> {
  const { company, requestId, email } = scope;
  const ids = { companyId: company.id, requestId };
  const accepted = await tx.offer.count({ where: { ...ids, state: "accepted" } });
  const record = await (accepted > 0 ? readRecord : readPublicRecord)(tx, requestId);
  // The contact itself comes with the offer that was accepted.
  const { email: _email, phone: _phone, mobile: _mobile, companyName: _name, ...request } = record;
  const latest = latestValidUntil({ category: request.category, start: request.start.date, end: request.end.date });
  const last = await tx.offer.findFirst({ where: ids, select: { id: true }, orderBy: { createdAt: "desc" } });
  const mark = await tx.requestMark.findUnique({ where: { companyId_requestId: ids }, select: { hidden: true } });
  const { startLongitude, startLatitude } = await tx.busRequest.findUniqueOrThrow({
    where: { id: requestId },
    select: { startLongitude: true, startLatitude: true },
  });
  const muted = await tx.mutedRegion.findFirst({ where: mutedAround(company.id, { startLongitude, startLatitude }) });
  const off = await tx.unsubscription.findUnique({ where: { email_group: { email, group: "requests" } } });
  const state = stateOf(scope, request, latest);
  return {
    company: { id: company.id, name: company.name },
    // Words that wait for a new review are nobody's to read.
    request: state === "open" ? request : { ...request, description: "" },
    state,
    offer: last && (await readOffer(tx, last.id, "bidder")),
    declined: mark?.hidden === true,
    muted: muted?.radius ?? null,
    unsubscribe: unsubscribeToken({ email, group: "requests" }),
    unsubscribed: off !== null,
  };
}

/** GET /answer/{token}. Throws NotFound for an unknown or expired link. */
export function answerOf(_viewer: Viewer | null, token: string) {
  return transaction(async (tx) => readAnswer(tx, await answerScope(tx, token)));
}
