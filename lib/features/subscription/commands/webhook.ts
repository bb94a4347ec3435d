import type { Transaction } from "@/lib/db/prisma";
import { notFound, validationFailed } from "@/lib/errors";
import { log } from "@/lib/log";
import { cardPayment } from "@/lib/payment/payment";
import type { CardEvent, CardPayment } from "@/lib/payment/port";
import { notify, notifyAdmins } from "../notify";
import { stateOfStripe } from "../rules";
import { adminsToTell, customerOf, lockAdvertiser } from "./reach";
import { readStripe, withLocked } from "./sync";

/** A company that is gone cannot be shown: what still runs for it at Stripe ends, and the admins are told. */
async function endOrphans(tx: Transaction, customerId: string, card: CardPayment) {
  const orphans = (await card.subscriptions(customerId)).filter(
    ({ companyId, status }) => companyId !== null && stateOfStripe(status) !== "cancelled",
  );
  for (const { id } of orphans) await card.cancel(id);
  const cancelled = orphans.map(({ id }) => id).join(", ");
  if (cancelled) await notifyAdmins(tx, await adminsToTell(tx), { company: customerId, kept: "", cancelled });
}

async function handle(tx: Transaction, { id, type, customerId }: CardEvent, card: CardPayment) {
  const { count } = await tx.stripeEvent.createMany({ data: [{ id, type }], skipDuplicates: true });
  if (count === 0 || customerId === null) return;
  const known = await tx.advertiser.findUnique({ where: { stripeCustomerId: customerId }, select: { id: true } });
  const row = known && (await lockAdvertiser(tx, known.id));
  if (!row) return endOrphans(tx, customerId, card);
  const after = await readStripe(tx, row, card);
  if (type !== "invoice.payment_failed" || after.abonnement !== "pending") return;
  const { contact } = await customerOf(tx, row.companyId);
  await notify(tx, "planCardFailed", contact, { ...after, until: null });
}

/**
 * POST /subscription/webhook: each event once and in any order, since it only says where to look. Throws
 * ValidationFailed for a wrong or old signature, Unavailable where Stripe does not answer: then it sends it again.
 */
export async function receiveEvent(payload: string, signature: string) {
  const card = await cardPayment();
  if (!card) throw notFound();
  const event = await card.readEvent(payload, signature);
  if (!event) throw validationFailed([{ path: "stripe-signature", message: "signatureInvalid" }]);
  await withLocked((tx) => handle(tx, event, card));
  log.info({ event: event.id, type: event.type }, "Stripe event handled");
}
