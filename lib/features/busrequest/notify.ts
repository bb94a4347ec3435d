import type { Transaction } from "@/lib/db/prisma";
import type { Language } from "@/lib/i18n/routing";
import { queueMail } from "@/lib/mail/outbox";
import type { BusRequestRecord } from "./schema";

/** What every mail about a request tells: route, times, people, reference. */
function factsOf(record: BusRequestRecord) {
  return {
    reference: record.reference,
    kind: record.category,
    from: record.start.address.address_fields.city,
    to: record.end.address?.address_fields.city ?? null,
    start: record.start.date,
    end: record.end.date,
    passengers: record.passengers,
    name: record.companyName ?? "",
  };
}

type Author = Pick<BusRequestRecord, "email">;
const toAuthor = (record: Author, language: Language) => ({ to: record.email ?? "", language });

export async function notifyConfirm(tx: Transaction, record: BusRequestRecord, token: string, language: Language) {
  await queueMail(tx, { ...toAuthor(record, language), template: "requestConfirm", data: { ...factsOf(record), token } });
}

export async function notifyApproved(tx: Transaction, record: BusRequestRecord, language: Language) {
  const data = { ...factsOf(record), id: record.id };
  await queueMail(tx, { ...toAuthor(record, language), template: "requestApproved", data });
}

export async function notifyRejected(tx: Transaction, record: BusRequestRecord, language: Language, reason: string) {
  await queueMail(tx, { ...toAuthor(record, language), template: "requestRejected", data: { ...factsOf(record), reason } });
}

export async function notifyChanged(tx: Transaction, record: BusRequestRecord, language: Language) {
  await queueMail(tx, { ...toAuthor(record, language), template: "requestChangedByAdmin", data: factsOf(record) });
}

export async function notifyWithdrawn(tx: Transaction, record: BusRequestRecord, language: Language) {
  await queueMail(tx, { ...toAuthor(record, language), template: "requestWithdrawn", data: factsOf(record) });
}

type Receiver = { name: string; email: string; users: { language: Language }[] };

/** The one company that an individual request goes to. */
export async function notifyReceiver(tx: Transaction, record: BusRequestRecord, receiver: Receiver) {
  const language = receiver.users[0]?.language ?? "de";
  const data = { ...factsOf(record), id: record.id, company: receiver.name };
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
