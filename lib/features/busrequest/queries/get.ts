import { isAdmin, isSignedIn, mayRevealContact } from "@/lib/access/rules";
import type { SignedIn, Viewer } from "@/lib/access/viewer";
import { hashMailedToken } from "@/lib/auth/mailed-token";
import { prisma } from "@/lib/db/prisma";
import { query } from "@/lib/db/pool";
import { notFound } from "@/lib/errors";
import { consume } from "@/lib/limits/limits";
import { recordSql } from "../present";
import type { BusRequestRecord } from "../schema/record";
import { publicReach } from "./where";

/** Contact data of private authors: so many requests an hour for one person (decision 004). */
const revealLimit = { name: "contact-reveal", points: 60, seconds: 60 * 60 };

/** A company's request is the company's; a person's own is one without a company. */
const own = `(coalesce(r."authorCompanyId" = $2::uuid, false) or $3::boolean
  or (r."authorCompanyId" is null and coalesce(r."authorUserId" = $4::uuid, false)))`;
/** The company that an individual request names sees it from approval on, and its contact data like any partner. */
const received = 'coalesce(r."receiverCompanyId" = $2::uuid and r."approvedAt" is not null, false)';

const getSql = `select (${own}) as own, r."companyType" = 'private' as private, r."endedAt" is not null as ended,
  ${recordSql.full} as "full", ${recordSql.public} as "public"
  from bus_request r where r.id = $1::uuid and ((${publicReach}) or ${own} or ${received})`;

type Row = { own: boolean; private: boolean; full: BusRequestRecord; public: BusRequestRecord };

async function find(viewer: Viewer, id: string) {
  const companyId = isSignedIn(viewer) ? (viewer.company?.id ?? null) : null;
  const userId = isSignedIn(viewer) ? viewer.id : null;
  const [row] = await query<Row>("busrequest.get", getSql, [id, companyId, isAdmin(viewer), userId]);
  if (!row) throw notFound();
  return row;
}

/** A request as a page shows it: contact data of private authors only where the request is the viewer's own. */
export async function getBusRequest(viewer: Viewer, id: string) {
  const row = await find(viewer, id);
  return { record: row.own ? row.full : row.public, own: row.own, contactHidden: row.private && !row.own };
}

async function recordReveal(viewer: SignedIn, requestId: string) {
  const known = { requestId, userId: viewer.id };
  const earlier = await prisma.contactReveal.findUnique({ where: { requestId_userId: known } });
  if (earlier) return;
  await consume(revealLimit, viewer.id);
  await prisma.contactReveal.createMany({ data: [{ ...known, companyId: viewer.company?.id }], skipDuplicates: true });
}

/**
 * A request as the API gives it: a bus partner gets the contact data of a private author, one request at a
 * time, limited and on record. Throws NotFound, RateLimited.
 */
export async function getBusRequestWithContact(viewer: Viewer, id: string) {
  const row = await find(viewer, id);
  if (row.own) return row.full;
  if (!row.private || !mayRevealContact(viewer)) return row.public;
  await recordReveal(viewer, id);
  return row.full;
}

const byTokenSql = `select ${recordSql.full} as record, r."confirmedAt" is not null as confirmed, r.language,
  r."rejectReason" as "rejectReason", c.name as "receiverName", c.slug as "receiverSlug"
  from mailed_token t join bus_request r on r.id = t."requestId" left join company c on c.id = r."receiverCompanyId"
  where t.hash = $1 and t.purpose = 'busrequest' and (t."expiresAt" is null or t."expiresAt" > now())`;

export type AuthorView = {
  record: BusRequestRecord;
  confirmed: boolean;
  rejectReason: string | null;
  receiverName: string | null;
  receiverSlug: string | null;
};

/** The author's own page, by the link of the mail. Throws NotFound for an unknown or expired token. */
export async function getBusRequestByToken(token: string) {
  const [row] = await query<AuthorView>("busrequest.token", byTokenSql, [hashMailedToken(token)]);
  if (!row) throw notFound();
  return row;
}
