import { isOwner } from "@/lib/access/rules";
import type { SignedIn } from "@/lib/access/viewer";
import type { Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { writtenRequests } from "@/lib/features/busrequest/queries/written";
import { ownCompanies } from "@/lib/features/company/queries/own";
import { toMails } from "@/lib/features/unsubscription/rules";
import { type StoredMail, subjectOf } from "@/lib/mail/draw";
import {
  exportSelect,
  presentAccount,
  presentDated,
  presentDates,
  presentInvoice,
  presentTrip,
} from "../present/export";
import { provenAddresses } from "./addresses";
import { ownFactor } from "@/lib/features/factor/queries";
import { listSessions } from "./sessions";

/** More rows than a company ever has; bounds the answer. */
const take = 10_000;

const none = {
  bookings: [],
  calendarFeeds: [],
  externalCalendars: [],
  certificates: [],
  drivers: [],
  subscription: null,
  invoices: [],
};

/** What the owner's company has planned and ordered; to its staff it is the company's, not theirs. */
async function companyWork(tx: Transaction, viewer: SignedIn) {
  const companyId = isOwner(viewer) ? viewer.company.id : undefined;
  if (!companyId) return none;
  const { booking, certificate, driver, external, feed, subscription, invoice } = exportSelect;
  const where = { companyId };
  const bookings = await tx.booking.findMany({ where, select: booking, orderBy: { start: "desc" }, take });
  const feeds = await tx.calendarFeed.findMany({ where, select: feed, orderBy: { createdAt: "desc" }, take });
  const externals = await tx.externalCalendar.findMany({ where, select: external, orderBy: { name: "asc" }, take });
  const certificates = await tx.certificate.findMany({ where, select: certificate, orderBy: { id: "asc" }, take });
  const drivers = await tx.driver.findMany({ where, select: driver, orderBy: { name: "asc" }, take });
  const advertiser = await tx.advertiser.findUnique({ where, select: subscription });
  const own = { advertiser: where };
  const invoices = await tx.invoice.findMany({ where: own, select: invoice, orderBy: { issuedAt: "desc" }, take });
  return {
    bookings: bookings.map(presentDates),
    calendarFeeds: feeds.map(presentDates),
    externalCalendars: externals.map(presentDates),
    certificates: certificates.map(presentDates),
    drivers: drivers.map(presentDated),
    subscription: advertiser && presentDates(advertiser),
    invoices: invoices.map(presentInvoice),
  };
}

/** More rows than a person ever has; bounds the answer. */
const most = 10_000;
const newest = { orderBy: { createdAt: "desc" }, take: most } as const;

type Message = { name: string; phone: string | null; message: string; createdAt: Date };
type Mail = { recipient: string; subject: string; template: string; state: string; createdAt: Date };
type MailRow = Mail & Pick<StoredMail, "language" | "data">;
const presentMail = ({ language, data, ...mail }: MailRow) =>
  presentDated({ ...mail, subject: subjectOf({ ...mail, language, data }) });
type MailWord = { email: string; group: string; how: string | null; createdAt: Date };

/** What is kept under a mail address. Bodies of mails stay out: their links open doors. */
async function correspondence(tx: Transaction, addresses: readonly string[]) {
  const own = addresses.map((address) => address.toLowerCase());
  const contactMessages = await tx.$queryRaw<Message[]>`
    select name, email, phone, message, "createdAt" from contact_message where lower(email) = any(${own})
    order by "createdAt" desc limit ${most}`;
  const mails = await tx.$queryRaw<MailRow[]>`
    select recipient, subject, template, language::text as language, data, state::text as state, "createdAt" from outbox_mail
    where lower(recipient) = any(${own}) order by "createdAt" desc limit ${most}`;
  const unsubscriptions: MailWord[] = await tx.unsubscription.findMany({ where: { email: { in: own } } });
  const consents: MailWord[] = await tx.mailConsent.findMany({ where: { email: { in: own } } });
  return {
    contactMessages: contactMessages.map(presentDated),
    mails: mails.map(presentMail),
    unsubscriptions: unsubscriptions.map(presentDated),
    consents: consents.map(presentDated),
  };
}

/** What carries the person's id. */
async function traces(tx: Transaction, userId: string) {
  const { push, file, action, reveal, alert, offer, message, step } = exportSelect;
  const who = { OR: [{ userId }, { noun: "user", recordId: userId }] };
  const pushes = await tx.pushSubscription.findMany({ where: { session: { userId } }, select: push, ...newest });
  const files = await tx.storedFile.findMany({ where: { userId }, select: file, ...newest });
  const auditLines = await tx.auditEntry.findMany({ where: who, select: action, ...newest });
  const contactReveals = await tx.contactReveal.findMany({ where: { userId }, select: reveal, ...newest });
  const requestAlerts = await tx.requestAlert.findMany({ where: { userId }, select: alert, ...newest });
  const offers = await tx.offer.findMany({ where: { userId }, select: offer, ...newest });
  const offerMessages = await tx.offerMessage.findMany({ where: { userId }, select: message, ...newest });
  const tripSteps = await tx.tripEvent.findMany({ where: { userId }, select: step, ...newest });
  const textNumbers = await tx.textNumber.findMany({ where: { userId }, select: exportSelect.textNumber });
  return {
    textNumbers: textNumbers.map(presentDated),
    tripSteps: tripSteps.map(presentDated),
    offers: offers.map(({ more, ...row }) => presentDated({ ...row, moreBuses: more.map(({ busId }) => busId) })),
    offerMessages: offerMessages.map(presentDated),
    pushSubscriptions: pushes.map(presentDated),
    files: files.map(presentDated),
    auditLines: auditLines.map(presentDated),
    contactReveals: contactReveals.map(presentDated),
    requestAlerts: requestAlerts.map(({ sentAt, ...row }) =>
      presentDated({ ...row, sentAt: sentAt?.getTime() ?? null }),
    ),
  };
}

/** What was agreed with somebody: as author, by account or by an address of one's own, and for an owner's company. */
async function trips(tx: Transaction, viewer: SignedIn, addresses: readonly string[]) {
  const companyId = isOwner(viewer) ? viewer.company.id : undefined;
  const own = addresses.map((address) => address.toLowerCase());
  const found = await tx.$queryRaw<{ id: string }[]>`
    select t.id from trip t where t.id in (
      select o.id from trip o where o."companyId" = ${companyId ?? null}::uuid
      union all select o.id from bus_request r join trip o on o."requestId" = r.id
        where r."authorUserId" = ${viewer.id}::uuid or lower(r.email) = any(${own})
          or r."authorCompanyId" = ${companyId ?? null}::uuid)
    order by t.start desc limit ${most}`;
  const where = { id: { in: found.map(({ id }) => id) } };
  const rows = await tx.trip.findMany({ where, select: exportSelect.trip, orderBy: { start: "desc" } });
  return rows.map((row) => presentTrip(row, companyId));
}

async function stored(tx: Transaction, viewer: SignedIn) {
  const { id } = viewer;
  const user = await tx.user.findUniqueOrThrow({ where: { id }, select: exportSelect.user });
  const addresses = await provenAddresses(tx, user);
  const { unsubscriptions, consents, ...letters } = await correspondence(tx, addresses);
  const mailSettings = { requestMails: toMails(user), unsubscriptions, consents };
  const agreed = { trips: await trips(tx, viewer, addresses) };
  const more = { ...(await traces(tx, id)), ...agreed, ...(await companyWork(tx, viewer)) };
  return { account: presentAccount(user, addresses), addresses, mailSettings, ...letters, ...more };
}

/** The whole record for who owns the company; staff has its name. */
async function companyFor(viewer: SignedIn) {
  const [record = null] = await ownCompanies(viewer);
  return record && !isOwner(viewer) ? { name: record.name } : record;
}

/** GET /user/export: all that is stored on the viewer, without what opens its account (hashes, tokens, links). */
export async function exportUser(viewer: SignedIn, now = new Date()) {
  const { account, addresses, mailSettings, ...rest } = await transaction((tx) => stored(tx, viewer));
  const [company, requests, sessions, secondFactor] = await Promise.all([
    companyFor(viewer),
    writtenRequests(viewer, addresses),
    listSessions(viewer),
    ownFactor(viewer),
  ]);
  return { exportedAt: now.getTime(), account, company, mailSettings, requests, sessions, secondFactor, ...rest };
}
