import { type Authorship, type Side, sideOf } from "@/lib/access/records";
import type { Viewer } from "@/lib/access/viewer";
import type { prisma, Transaction } from "@/lib/db/prisma";
import { isAuthorToken } from "@/lib/features/busrequest/commands/token";
import { answerLink } from "./answer-link";

type Reader = Transaction | typeof prisma;

/** A bidder without an account, by the link of its mail. */
async function answerOpens(db: Reader, token: string | null, requestId: string, companyId: string) {
  const link = token ? await answerLink(db, token) : null;
  return link !== null && link.requestId === requestId && link.company.id === companyId && !link.company.registered;
}

type Seen = { request: Authorship & { id: string }; companyId?: string | null };

/** The side that a mailed link speaks for: its author's, or that of a bidder without an account. */
async function linkedSide(db: Reader, token: string | null, { request, companyId }: Seen) {
  if (await isAuthorToken(db, token, request.id)) return "author";
  return companyId && (await answerOpens(db, token, request.id, companyId)) ? "bidder" : null;
}

/** On which side of a request's offers the viewer stands, by account or by link; null for a stranger. */
export async function readSide(db: Reader, viewer: Viewer, token: string | null, seen: Seen): Promise<Side | null> {
  return sideOf(viewer, { ...seen, link: await linkedSide(db, token, seen) });
}
