import type { Transaction } from "@/lib/db/prisma";
import { placeLine } from "@/lib/i18n/place-names";
import type { Place } from "@/lib/features/place/schema";
import type { Language } from "@/lib/i18n/routing";
import { queueMail } from "@/lib/mail/outbox";
import type { RequestEdit } from "@/lib/mail/templates/changed";
import { mailFacts } from "./queries/mail-facts";
import type { BusRequestRecord } from "./schema/record";

/** Fields that differ, as the mail's `RequestEdit` wants them: places by name, dates in milliseconds. */
function editsBetween(a: BusRequestRecord, b: BusRequestRecord, language: Language): RequestEdit[] {
  const line = (place: Place | null) => placeLine(place, language) || null;
  const stops = ({ stops }: BusRequestRecord) => stops.map((place) => placeLine(place, language));
  const edits: RequestEdit[] = [
    { field: "start", before: line(a.start.address), after: line(b.start.address) },
    { field: "end", before: line(a.end.address), after: line(b.end.address) },
    { field: "stops", before: stops(a), after: stops(b) },
    { field: "startDate", before: a.start.date, after: b.start.date },
    { field: "endDate", before: a.end.date, after: b.end.date },
  ];
  for (const field of ["passengers", "quantity", "radius"] as const)
    edits.push({ field, before: a[field], after: b[field] });
  for (const field of ["companyName", "email", "phone", "mobile", "description"] as const) {
    edits.push({ field, before: a[field] ?? null, after: b[field] ?? null });
  }
  for (const field of ["transferType", "organisationType", "vehicleTypes"] as const) {
    edits.push({ field, before: a[field], after: b[field] });
  }
  edits.push({ field: "needs", before: a.needs, after: b.needs });
  return edits.filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after));
}

/** Who gets the contact data: the author's rule, and the one company that an individual request names. */
async function contactOf(tx: Transaction, { contact, mode, company: id }: BusRequestRecord) {
  const named = mode === "individual" && id;
  const receiver = named ? await tx.company.findUnique({ where: { id }, select: { name: true } }) : null;
  return { contact, receiver: receiver?.name ?? null };
}

type Author = Pick<BusRequestRecord, "email">;
const toAuthor = (record: Author, language: Language) => ({ to: record.email ?? "", language });

/** `token` opens the author's page. */
type Tell = (tx: Transaction, record: BusRequestRecord, language: Language, token: string) => Promise<void>;

export const notifyConfirm: Tell = async (tx, record, language, token) => {
  await queueMail(tx, {
    ...toAuthor(record, language),
    template: "requestConfirm",
    data: { ...mailFacts(record, language), ...(await contactOf(tx, record)), token },
  });
};

export const notifyApproved: Tell = async (tx, record, language, token) => {
  const data = { ...mailFacts(record, language), ...(await contactOf(tx, record)), id: record.id, token };
  await queueMail(tx, { ...toAuthor(record, language), template: "requestApproved", data });
};

export async function notifyRejected(
  tx: Transaction,
  told: Parameters<Tell>[1],
  language: Language,
  reason: string,
  token: string,
) {
  const data = { ...mailFacts(told, language), reason, token };
  await queueMail(tx, { ...toAuthor(told, language), template: "requestRejected", data });
}

type Change = {
  before: BusRequestRecord;
  after: BusRequestRecord;
  language: Language;
  /** Makes the link to the author's page, where a mail goes out. */
  mint: () => Promise<string>;
};

/** What an admin edited, before and after. */
export async function notifyChanged(tx: Transaction, { before, after, language, mint }: Change) {
  const edits = editsBetween(before, after, language);
  // A state set back and forth (an approval undone) is not news to the author.
  if (edits.length === 0) return;
  const data = { ...mailFacts(after, language), id: after.id, token: await mint(), edits };
  await queueMail(tx, { ...toAuthor(after, language), template: "requestChangedByAdmin", data });
}

export async function notifyWithdrawn(tx: Transaction, record: BusRequestRecord, language: Language) {
  await queueMail(tx, {
    ...toAuthor(record, language),
    template: "requestWithdrawn",
    data: mailFacts(record, language),
  });
}

type Receiver = { name: string; email: string; users: { language: Language }[] };

/** The one company that an individual request goes to, or one of those that read it before all others. */
export async function notifyReceiver(tx: Transaction, record: BusRequestRecord, receiver: Receiver) {
  const language = receiver.users[0]?.language ?? "de";
  const { id, contact, description, opensAt } = record;
  const data = { ...mailFacts(record, language), id, contact, company: receiver.name, description, opensAt };
  await queueMail(tx, { to: receiver.email, language, template: "requestReceived", group: "requests", data });
}

export async function notifyReceiverOf(tx: Transaction, record: BusRequestRecord, receiverId: string | null) {
  if (!receiverId) return;
  const receiver = await tx.company.findUnique({
    where: { id: receiverId },
    select: { name: true, email: true, users: { where: { owner: true }, select: { language: true } } },
  });
  if (receiver) await notifyReceiver(tx, record, receiver);
}
