import { createHash, randomBytes } from "node:crypto";
import http, { type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import Stripe from "stripe";
import { type Form, formOf, refusalOf } from "./stripe-calls";

export const stripeKeys = { secret: "sk_test_of_the_tests", webhook: "whsec_of_the_tests" };

type Thing = { id: string; object: string; [key: string]: unknown };
type Answer = { status: number; body: unknown };
type Kept = { print: string; answer: Answer };

const now = () => Math.floor(Date.now() / 1000);
const newId = (prefix: string) => `${prefix}_${randomBytes(8).toString("hex")}`;
const failure = (status: number, type: string, message: string, extra: object = {}): Answer => ({
  status,
  body: { error: { type, message, ...extra } },
});
const missing = (id: string) =>
  failure(404, "invalid_request_error", `No such object: ${id}`, { code: "resource_missing" });
const list = (data: unknown[]) => ({ status: 200, body: { object: "list", data, has_more: false, url: "/" } });
const ok = (body: unknown): Answer => ({ status: 200, body });

async function read(request: IncomingMessage) {
  let text = "";
  for await (const chunk of request) text += chunk;
  return text;
}

/** Stripe as the calls in use see it. What it is sent is checked as Stripe checks it: a wrong call is a failed test. */
class Account {
  readonly things = new Map<string, Thing>();
  readonly keys = new Map<string, Kept>();
  /** Of refused calls; a test wants none. */
  readonly refused: string[] = [];
  readonly calls: string[] = [];
  down = false;
  origin = "";

  of = (object: string) => [...this.things.values()].filter((thing) => thing.object === object);

  private make(object: string, prefix: string, fields: object): Answer {
    const thing = { id: newId(prefix), object, created: now(), livemode: false, ...fields };
    this.things.set(thing.id, thing);
    return ok(thing);
  }

  private session(form: Form): Answer {
    const id = newId("cs");
    const embedded = form.ui_mode === "embedded_page";
    const place = embedded
      ? { url: null, client_secret: `${id}_secret_${randomBytes(8).toString("hex")}` }
      : { url: `${this.origin}/pay/${id}`, client_secret: null };
    const fields = { ...form, ...place, id, status: "open", payment_status: "unpaid" };
    return this.make("checkout.session", "cs", fields);
  }

  private price({ product_data: _, ...form }: Form): Answer {
    const fields = { ...form, active: true, unit_amount: Number(form.unit_amount), product: newId("prod") };
    return this.make("price", "price", fields);
  }

  private expire(thing: Thing): Answer {
    if (thing.status !== "open") return failure(400, "invalid_request_error", "This session is not open");
    Object.assign(thing, { status: "expired", url: null, client_secret: null });
    return ok(thing);
  }

  private cancel(thing: Thing): Answer {
    if (thing.status === "canceled") return missing(thing.id);
    Object.assign(thing, { status: "canceled", ended_at: now() });
    return ok(thing);
  }

  private create(path: string, form: Form): Answer {
    if (path === "/v1/customers") return this.make("customer", "cus", form);
    if (path === "/v1/prices") return this.price(form);
    if (path === "/v1/tax_rates")
      return this.make("tax_rate", "txr", { ...form, active: true, percentage: Number(form.percentage) });
    if (path === "/v1/checkout/sessions") return this.session(form);
    return this.make("billing_portal.session", "bps", { ...form, url: `${this.origin}/portal/${form.customer}` });
  }

  private find(path: string, form: Form): Answer {
    if (path === "/v1/subscriptions") {
      return list(this.of("subscription").filter(({ customer }) => customer === form.customer));
    }
    const keys = Object.values((form.lookup_keys ?? {}) as Form);
    return path === "/v1/prices"
      ? list(this.of("price").filter(({ lookup_key }) => keys.includes(String(lookup_key))))
      : list(this.of("tax_rate"));
  }

  private change(method: string, thing: Thing, form: Form, action?: string): Answer {
    if (method === "GET") return ok(thing);
    if (action === "expire") return this.expire(thing);
    if (method === "DELETE") return this.cancel(thing);
    const ends = form.cancel_at_period_end;
    return ok(Object.assign(thing, form, ends === undefined ? {} : { cancel_at_period_end: ends === "true" }));
  }

  private work(method: string, path: string, form: Form): Answer {
    const [, , , first, second, third] = path.split("/");
    const id = first === "sessions" ? second : first;
    if (!id) return method === "GET" ? this.find(path, form) : this.create(path, form);
    const thing = this.things.get(id);
    return thing ? this.change(method, thing, form, first === "sessions" ? third : second) : missing(id);
  }

  /** The same key gives the first answer again; with another call it is refused, as at Stripe. */
  private once(key: string | undefined, print: string, work: () => Answer): Answer {
    const kept = key === undefined ? undefined : this.keys.get(key);
    if (kept && kept.print !== print) return failure(400, "idempotency_error", "Keys are for the same parameters");
    if (kept) return kept.answer;
    const answer = work();
    if (key !== undefined) this.keys.set(key, { print, answer: structuredClone(answer) });
    return answer;
  }

  answer(request: IncomingMessage, text: string): Answer {
    const { pathname, search } = new URL(request.url ?? "/", "http://stripe");
    const method = request.method ?? "";
    const form = formOf(method === "POST" ? text : search.slice(1) || text);
    this.calls.push(`${method} ${pathname}`);
    if (this.down) return failure(500, "api_error", "Stripe is down");
    const refusal = refusalOf(request, pathname, form, stripeKeys.secret);
    if (refusal) return failure(refusal.status, "invalid_request_error", refusal.message, { param: refusal.param });
    const print = createHash("sha256").update(`${method} ${pathname} ${text}`).digest("hex");
    const key = request.headers["idempotency-key"];
    const known = method === "POST" && typeof key === "string" ? key : undefined;
    return this.once(known, print, () => this.work(method, pathname, form));
  }
}

/** Opens the account on a port of its own. */
export async function startStripe() {
  const account = new Account();
  const server = http.createServer(async (request, response) => {
    const text = await read(request);
    const { status, body } = account.answer(request, text);
    if (status >= 400 && status !== 404 && !account.down) account.refused.push(JSON.stringify(body));
    response.writeHead(status, { "content-type": "application/json", "request-id": newId("req") });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  account.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => new Promise((resolve) => server.close(resolve));
  return { account, origin: account.origin, close };
}

export type StripeAccount = Account;

const month = 30 * 86_400;

/** What Stripe does when a customer types its card on the page: a subscription, with the state that came of it. */
export function pay(account: StripeAccount, sessionId: string, status = "active", created = now()) {
  const session = account.things.get(sessionId);
  if (!session) throw new Error(`no session ${sessionId}`);
  const items = (session.line_items as Record<string, { price: string }>)["0"];
  const period = { current_period_start: created, current_period_end: created + month };
  const item = {
    id: newId("si"),
    object: "subscription_item",
    ...period,
    price: account.things.get(items?.price ?? ""),
  };
  const subscription = {
    ...{ id: newId("sub"), object: "subscription", created, status, customer: session.customer },
    ...{ metadata: (session.subscription_data as Form).metadata, items: { object: "list", data: [item] } },
    ...{ cancel_at_period_end: false, cancel_at: null, ended_at: null },
  };
  account.things.set(subscription.id, subscription);
  if (status !== "incomplete") Object.assign(session, { status: "complete", payment_status: "paid", url: null });
  return subscription;
}

const signer = new Stripe(stripeKeys.secret);
type Signed = { secret?: string; at?: number; id?: string };

/** An event as Stripe sends it: body and headers. */
export async function signedEvent(
  type: string,
  object: unknown,
  { secret, at = now(), id = newId("evt") }: Signed = {},
) {
  const envelope = { object: "event", api_version: Stripe.API_VERSION, created: at, livemode: false };
  const payload = JSON.stringify({ ...envelope, id, type, data: { object }, pending_webhooks: 1, request: null });
  const header = await signer.webhooks.generateTestHeaderStringAsync({
    payload,
    secret: secret ?? stripeKeys.webhook,
    timestamp: at,
  });
  return { body: payload, headers: { "content-type": "application/json", "stripe-signature": header } };
}
