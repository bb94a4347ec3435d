import { createHash } from "node:crypto";
import type Stripe from "stripe";
import { type CardCustomer, type CardOrder, markOf } from "./port";
import { currency } from "./prices";
import { asked } from "./stripe-client";

const lowerCurrency = currency.toLowerCase();
const hashOf = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 24);

/** What Stripe prints on its own invoices and taxes them by; sent at each order, since addresses change. */
function customerDetails({ name, email, language, address, vatId, tax }: CardCustomer) {
  const exempt = { domestic: "none", reverse: "reverse", outside: "exempt" } as const;
  return {
    name,
    email,
    address,
    preferred_locales: [language],
    tax_exempt: exempt[tax.kind],
    invoice_settings: { custom_fields: vatId ? [{ name: "VAT ID", value: vatId }] : ("" as const) },
  } satisfies Stripe.CustomerUpdateParams;
}

/** Prices never change at Stripe: one a plan, interval and amount, found by its key or made once. */
async function priceId(stripe: Stripe, { plan, interval, net, name }: CardOrder) {
  const lookup_key = `charabanc_${plan}_${interval}_${net}`;
  const { data } = await asked(stripe.prices.list({ lookup_keys: [lookup_key], active: true, limit: 1 }));
  const known = data[0];
  if (known) return known.id;
  const params = {
    currency: lowerCurrency,
    unit_amount: net,
    tax_behavior: "exclusive",
    recurring: { interval: interval === "yearly" ? "year" : "month" },
    product_data: { name, metadata: { plan } },
    lookup_key,
    metadata: { plan, interval },
  } satisfies Stripe.PriceCreateParams;
  const made = await asked(stripe.prices.create(params, { idempotencyKey: `price-${hashOf(params)}` }));
  return made.id;
}

async function taxRateId(stripe: Stripe, { customer: { tax } }: CardOrder, country: string) {
  if (tax.rate === 0) return null;
  const mark = `vat-${country}-${tax.rate}`;
  const { data } = await asked(stripe.taxRates.list({ active: true, limit: 100 }));
  const known = data.find(({ metadata }) => metadata?.charabanc === mark);
  if (known) return known.id;
  const params = {
    display_name: country === "DE" || country === "AT" ? "USt." : "VAT",
    percentage: tax.rate,
    inclusive: false,
    country,
    metadata: { charabanc: mark },
  } satisfies Stripe.TaxRateCreateParams;
  const made = await asked(stripe.taxRates.create(params, { idempotencyKey: `tax-${hashOf(params)}` }));
  return made.id;
}

const languages = { de: "de", en: "en", es: "es" } as const;
const localeOf = (language: string) => languages[language as keyof typeof languages] ?? "auto";

/** A form on our page has nowhere to be cancelled to. */
const placeOf = ({ embedded, successUrl, cancelUrl }: CardOrder) =>
  embedded
    ? ({ ui_mode: "embedded_page", return_url: successUrl } as const)
    : { success_url: successUrl, cancel_url: cancelUrl };

/** Makes the page or the form where the plan is paid. The same order again gives the same page (idempotency key). */
export async function makeCheckout(stripe: Stripe, order: CardOrder, operatorCountry: string) {
  const { customer, customerId, plan, interval } = order;
  await asked(stripe.customers.update(customerId, customerDetails(customer)));
  const [price, taxRate] = await Promise.all([priceId(stripe, order), taxRateId(stripe, order, operatorCountry)]);
  const metadata = { companyId: customer.companyId, plan, interval, mark: markOf(order) };
  const params = {
    mode: "subscription",
    customer: customerId,
    client_reference_id: customer.companyId,
    line_items: [{ price, quantity: 1, ...(taxRate ? { tax_rates: [taxRate] } : {}) }],
    metadata,
    subscription_data: { metadata },
    ...placeOf(order),
    locale: localeOf(customer.language),
  } satisfies Stripe.Checkout.SessionCreateParams;
  const idempotencyKey = `checkout-${hashOf([order.key, params])}`;
  return asked(stripe.checkout.sessions.create(params, { idempotencyKey }));
}
