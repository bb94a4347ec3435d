import http, { type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { pay, signedEvent, type StripeAccount } from "./stripe-server";

/** Stripe's own test numbers. */
export const goodCard = "4242 4242 4242 4242";
export const declinedCard = "4000 0000 0000 0002";

const page = (cancelUrl: unknown, alert = "") => `<!doctype html><html lang="en"><title>Stripe</title>
  <h1>Pay with card</h1>${alert && `<p role="alert">${alert}</p>`}
  <form method="post"><label>Card number <input name="card" required></label><button>Pay</button></form>
  <a href="${cancelUrl}">Back</a>`;

type Session = NonNullable<ReturnType<StripeAccount["things"]["get"]>>;

async function cardOf(request: IncomingMessage) {
  let text = "";
  for await (const chunk of request) text += chunk;
  return new URLSearchParams(text).get("card");
}

/**
 * The page that a customer is sent to. A declined card stays there; after a good one the customer goes back at once,
 * and what happened reaches the web hook in its own time, the last event first.
 */
/** Where the customer goes on: of the page, or of the form. */
const returnOf = (session: Session) => String(session.success_url ?? session.return_url);

export async function startStripePage(account: StripeAccount, hook: string) {
  const answers: number[] = [];
  const tell = async (type: string, object: unknown) => {
    const event = await signedEvent(type, object);
    answers.push((await fetch(hook, { method: "POST", ...event })).status);
  };
  const complete = async (session: Session) => {
    const subscription = pay(account, session.id);
    await tell("invoice.paid", { object: "invoice", customer: subscription.customer });
    await tell("checkout.session.completed", session);
    await tell("customer.subscription.created", subscription);
  };
  const send = (response: ServerResponse, status: number, body: string) =>
    response.writeHead(status, { "content-type": "text/html" }).end(body);
  const server = http.createServer(async (request, response) => {
    const session = account.things.get((request.url ?? "").replace("/pay/", ""));
    if (session?.status !== "open") return send(response, 404, "This page is no longer there");
    if (request.method !== "POST") return send(response, 200, page(session.cancel_url));
    if ((await cardOf(request)) !== goodCard) {
      return send(response, 402, page(session.cancel_url, "Your card was declined."));
    }
    response.writeHead(303, { location: returnOf(session) }).end();
    await complete(session);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  account.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { answers, tell, complete, close: () => new Promise((resolve) => server.close(resolve)) };
}
