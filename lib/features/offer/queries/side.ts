import { worksFor } from "@/lib/access/records";
import { isAdmin, isSignedIn } from "@/lib/access/rules";
import type { Viewer } from "@/lib/access/viewer";
import { hashMailedToken } from "@/lib/auth/mailedToken";
import type { prisma, Transaction } from "@/lib/db/prisma";
import type { Side } from "../present";
import { answerLink } from "./answerLink";

type Reader = Transaction | typeof prisma;
type Author = { id: string; authorCompanyId: string | null; authorUserId: string | null };

/** A company's request is the company's; a person's own is one without a company. */
function wroteRequest(viewer: Viewer, { authorCompanyId, authorUserId }: Author) {
  if (!isSignedIn(viewer)) return false;
  return authorCompanyId === null ? authorUserId === viewer.id : worksFor(viewer, authorCompanyId);
}

async function tokenOpens(db: Reader, token: string | null, requestId: string) {
  if (!token) return false;
  const row = await db.mailedToken.findUnique({
    where: { hash: hashMailedToken(token) },
    select: { purpose: true, requestId: true, expiresAt: true },
  });
  if (row?.purpose !== "busrequest" || row.requestId !== requestId) return false;
  return row.expiresAt === null || row.expiresAt > new Date();
}

/** A bidder without an account, by the link of its mail. */
async function answerOpens(db: Reader, token: string | null, requestId: string, companyId: string) {
  const link = token ? await answerLink(db, token) : null;
  return link !== null && link.requestId === requestId && link.company.id === companyId && !link.company.registered;
}

type Seen = { request: Author; companyId?: string | null };

/** On which side of a request's offers the viewer stands; null for a stranger. A mail's link makes an author, or a bidder without an account. */
export async function sideOf(
  db: Reader,
  viewer: Viewer,
  token: string | null,
  { request, companyId }: Seen,
): Promise<Side | null> {
  if (wroteRequest(viewer, request) || (await tokenOpens(db, token, request.id))) return "author";
  if (companyId && worksFor(viewer, companyId)) return "bidder";
  if (companyId && (await answerOpens(db, token, request.id, companyId))) return "bidder";
  return isAdmin(viewer) ? "admin" : null;
}
