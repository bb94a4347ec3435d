import type { IncomingMessage } from "node:http";
import Stripe from "stripe";

export type Form = { [key: string]: string | Form };

/** `a[b][0]=c` as nested objects. */
export function formOf(text: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.replace(/\]/g, "").split("[");
    let inner = form;
    for (const part of path.slice(0, -1)) {
      inner[part] ??= {};
      inner = inner[part] as Form;
    }
    inner[path.at(-1) ?? name] = value;
  }
  return form;
}

/** Calls in use: what each must have and may have (docs.stripe.com/api). */
const calls: Record<string, { needs?: string[]; may?: string[]; key?: boolean }> = {
  "POST /v1/customers": { may: ["metadata"], key: true },
  "POST /v1/customers/:id": {
    may: ["name", "email", "address", "preferred_locales", "tax_exempt", "invoice_settings"],
  },
  "GET /v1/prices": { may: ["lookup_keys", "active", "limit"] },
  "POST /v1/prices": {
    needs: ["currency", "unit_amount", "product_data"],
    may: ["recurring", "tax_behavior", "lookup_key", "metadata"],
    key: true,
  },
  "GET /v1/tax_rates": { may: ["active", "limit"] },
  "POST /v1/tax_rates": {
    needs: ["display_name", "percentage", "inclusive"],
    may: ["country", "metadata"],
    key: true,
  },
  "POST /v1/checkout/sessions": {
    needs: ["mode", "line_items", "customer"],
    may: [
      "ui_mode",
      "success_url",
      "cancel_url",
      "return_url",
      "client_reference_id",
      "metadata",
      "subscription_data",
      "locale",
    ],
    key: true,
  },
  "GET /v1/checkout/sessions/:id": {},
  "POST /v1/checkout/sessions/:id/expire": {},
  "POST /v1/billing_portal/sessions": { needs: ["customer"], may: ["return_url", "locale"] },
  "GET /v1/subscriptions": { may: ["customer", "status", "limit"] },
  "POST /v1/subscriptions/:id": { needs: ["cancel_at_period_end"] },
  "DELETE /v1/subscriptions/:id": { may: ["invoice_now", "prorate"] },
};

const nameOf = (path: string) =>
  path.replace(/\/(cus|cs|sub)_[^/]+/, "/:id").replace(/^(\/v1\/(?:customers|subscriptions)\/)[^/]+$/, "$1:id");

type Refusal = { status: number; message: string; param?: string };
const refuse = (message: string, param?: string): Refusal => ({ status: 400, message, param });

function wrongHeaders({ headers, method }: IncomingMessage, secret: string): Refusal | null {
  if (headers.authorization !== `Bearer ${secret}`) return { status: 401, message: "Invalid API key provided" };
  if (headers["stripe-version"] !== Stripe.API_VERSION) return refuse("Stripe-Version is not the client's");
  const type = headers["content-type"] ?? "";
  if (method === "POST" && !type.startsWith("application/x-www-form-urlencoded")) return refuse("not form-encoded");
  return null;
}

/** Where the customer goes on, by the place of the form. */
const addressesOf: Record<string, string[]> = {
  hosted_page: ["success_url", "cancel_url"],
  embedded_page: ["return_url"],
};

function wrongValues(name: string, form: Form): Refusal | null {
  if (name !== "POST /v1/checkout/sessions") return null;
  if (form.mode !== "subscription") return refuse("mode", "mode");
  const { ui_mode = "hosted_page" } = form;
  const addresses = addressesOf[String(ui_mode)];
  if (!addresses) return refuse("Invalid ui_mode", "ui_mode");
  for (const key of ["success_url", "cancel_url", "return_url"]) {
    if (!addresses.includes(key) && key in form) return refuse(`${key} is not for ui_mode ${ui_mode}`, key);
    if (addresses.includes(key) && !URL.canParse(String(form[key]))) return refuse("Not a valid URL", key);
  }
  const line = (form.line_items as Form)["0"] as Form | undefined;
  if (!line || typeof line.price !== "string") return refuse("A line item needs a price", "line_items[0][price]");
  return line.quantity === "1" ? null : refuse("quantity", "line_items[0][quantity]");
}

/** Why Stripe would not take the call; null where it would. */
export function refusalOf(request: IncomingMessage, path: string, form: Form, secret: string): Refusal | null {
  const headers = wrongHeaders(request, secret);
  if (headers) return headers;
  const name = `${request.method} ${nameOf(path)}`;
  const call = calls[name];
  if (!call) return { status: 404, message: `Unrecognized request URL (${name})` };
  const { needs = [], may = [], key } = call;
  const lacking = needs.find((param) => !(param in form));
  if (lacking) return refuse(`Missing required param: ${lacking}.`, lacking);
  const unknown = Object.keys(form).find((param) => !needs.includes(param) && !may.includes(param));
  if (unknown) return refuse(`Received unknown parameter: ${unknown}`, unknown);
  if (key && !request.headers["idempotency-key"]) return refuse("made without an idempotency key");
  return wrongValues(name, form);
}
