import { type Contactable, contactAccess } from "@/lib/access/records";
import { isAdmin, isSignedIn } from "@/lib/access/rules";
import type { SignedIn, Viewer } from "@/lib/access/viewer";
import { hashMailedToken } from "@/lib/auth/mailed-token";
import { prisma } from "@/lib/db/prisma";
import { query } from "@/lib/db/pool";
import { notFound } from "@/lib/errors";
import { consume } from "@/lib/limits/limits";
import { type Audience, audienceOf, ms, recordSql, ruleSql, ruleWaits } from "../present";
import type { BusRequestRecord } from "../schema/record";
import { circleReach, publicReach } from "./where";

/** Contact data of private authors: so many requests an hour for one person (decision 035). */
const revealLimit = { name: "contact-reveal", points: 60, seconds: 60 * 60 };

/** A company's request is the company's; a person's own is one without a company. */
const own = `(coalesce(r."authorCompanyId" = $2::uuid, false) or $3::boolean
  or (r."authorCompanyId" is null and coalesce(r."authorUserId" = $4::uuid, false)))`;
/** The company that an individual request names sees it from approval on. */
const received = 'coalesce(r."receiverCompanyId" = $2::uuid and r."approvedAt" is not null, false)';
const accepted = `(select o."companyId" from offer o where o."requestId" = r.id and o.state = 'accepted' limit 1)`;

const getSql = (
  audience: Audience,
) => `select (${own}) as own, r."companyType" = 'private' as private, ${ruleSql} as contact,
  r."authorCompanyId", r."authorUserId", ${accepted} as "acceptedCompanyId",
  ${recordSql.full} as "full", ${recordSql[audience]} as "public"
  from bus_request r where r.id = $1::uuid
    and ((${publicReach}) or ${own} or ${received} or ${circleReach("$2::uuid")} or coalesce(${accepted} = $2::uuid, false))`;

type Row = Contactable & { own: boolean; full: BusRequestRecord; public: BusRequestRecord };

async function find(viewer: Viewer, id: string) {
  const companyId = isSignedIn(viewer) ? (viewer.company?.id ?? null) : null;
  const userId = isSignedIn(viewer) ? viewer.id : null;
  const audience = audienceOf(viewer);
  const [row] = await query<Row>(`busrequest.get.${audience}`, getSql(audience), [
    id,
    companyId,
    isAdmin(viewer),
    userId,
  ]);
  if (!row) throw notFound();
  return { ...row, access: contactAccess(viewer, row) };
}

/** A company's request is open to everybody, its contact data to who is signed in. */
const recordFor = (viewer: Viewer, isOpen: boolean, row: Pick<Row, "full" | "public">) =>
  isOpen && isSignedIn(viewer) ? row.full : row.public;

/** A request as a page shows it: contact data of private authors only to whom they are open without being asked for. */
export async function getBusRequest(viewer: Viewer, id: string) {
  const { access, ...row } = await find(viewer, id);
  return { record: recordFor(viewer, access === "open", row), own: row.own, access };
}

async function recordReveal(viewer: SignedIn, requestId: string) {
  const known = { requestId, userId: viewer.id };
  const earlier = await prisma.contactReveal.findUnique({ where: { requestId_userId: known } });
  if (earlier) return;
  await consume(revealLimit, viewer.id);
  await prisma.contactReveal.createMany({ data: [{ ...known, companyId: viewer.company?.id }], skipDuplicates: true });
}

/**
 * A request as the API gives it: where its author has chosen so, a bus partner gets the contact data, one request at
 * a time, limited and on record. Throws NotFound, RateLimited.
 */
export async function getBusRequestWithContact(viewer: Viewer, id: string) {
  const row = await find(viewer, id);
  if (row.access === "onRequest" && isSignedIn(viewer)) await recordReveal(viewer, id);
  return recordFor(viewer, row.access === "open" || row.access === "onRequest", row);
}

const byTokenSql = `select ${recordSql.full} as record, ${ms('r."confirmedAt"')} as "confirmedAt",
  ${ms('r."approvedAt"')} as "approvedAt", r.language,
  ${ruleWaits} as "ruleWaits", r."rejectReason" as "rejectReason", c.name as "receiverName", c.slug as "receiverSlug"
  from mailed_token t join bus_request r on r.id = t."requestId" left join company c on c.id = r."receiverCompanyId"
  where t.hash = $1 and t.purpose = 'busrequest' and (t."expiresAt" is null or t."expiresAt" > now())`;

type AuthorView = {
  record: BusRequestRecord;
  /** Milliseconds; null: not yet. */
  confirmedAt: number | null;
  approvedAt: number | null;
  /** An easier contact rule was chosen, and the bidders are still to be told. */
  ruleWaits: boolean;
  rejectReason: string | null;
  receiverName: string | null;
  receiverSlug: string | null;
};

/** The author's own page, by the link of the mail. Throws NotFound for an unknown or expired token. */
export async function getBusRequestByToken(token: string) {
  const [row] = await query<AuthorView>("busrequest.token", byTokenSql, [hashMailedToken(token)]);
  if (!row) throw notFound();
  const moment = (at: number | null) => (at === null ? null : Number(at));
  return { ...row, confirmedAt: moment(row.confirmedAt), approvedAt: moment(row.approvedAt) };
}
