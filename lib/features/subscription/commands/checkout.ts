import { isSignedIn } from "@/lib/access/rules";
import type { PlanOwner } from "@/lib/access/viewer";
import { prisma } from "@/lib/db/prisma";
import { validationFailed } from "@/lib/errors";
import { cardPayment } from "@/lib/payment/payment";
import { isEu, looksLikeVatId } from "@/lib/payment/vat";
import type { AdvertiserRow } from "../present";
import type { CheckoutInput, CheckoutRecord } from "../schema/subscription";
import { orderByCard } from "./order-by-card";
import { orderOnInvoice } from "./order-on-invoice";
import { customerOf, readOwn } from "./reach";

/** Left out: as it is on record. Throws ValidationFailed for one that is not of the company's country. */
function vatIdFor(given: string | null | undefined, before: string | null, address: unknown) {
  if (given === undefined) return before;
  if (!given) return null;
  const country = (address as { countryISO3166Code?: string }).countryISO3166Code?.toUpperCase() ?? "";
  if (isEu(country) && !looksLikeVatId(given, country)) throw validationFailed([{ path: "vatId", message: "vatId" }]);
  return given;
}

/** Who has a plan or an order on invoice stays with invoices until it ends. */
function staysOnInvoice({ abonnement, payment, invoices }: AdvertiserRow) {
  const runs = payment === "invoice" && (abonnement === "active" || abonnement === "pastdue");
  return runs || invoices.length > 0;
}

/**
 * POST /subscription/checkout: by card where the keys are set, else on invoice. The same order again is the same
 * page or invoice. Throws Conflict where that plan runs already.
 */
export async function checkout(viewer: PlanOwner, input: CheckoutInput): Promise<CheckoutRecord> {
  const { plan, interval, vatId, embedded = false } = input;
  const companyId = viewer.company.id;
  const [row, customer] = await Promise.all([readOwn(companyId), customerOf(prisma, companyId)]);
  const language = isSignedIn(viewer) ? viewer.language : customer.contact.language;
  const order = {
    plan,
    interval,
    customer,
    language,
    vatId: vatIdFor(vatId, row.vatId, customer.company.address),
  };
  const card = staysOnInvoice(row) ? null : await cardPayment();
  return card ? orderByCard(row, { ...order, embedded }, card) : orderOnInvoice(viewer, companyId, order);
}
