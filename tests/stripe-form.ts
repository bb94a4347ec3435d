import type { BrowserContext } from "@playwright/test";
import { goodCard } from "./stripe-page";
import type { StripeAccount } from "./stripe-server";

/** What Stripe's script does in the page, as far as ours calls it: a form, and on to the session's return address. */
const script = `
  window.Stripe = (key) => ({
    createEmbeddedCheckoutPage: async ({ clientSecret }) => {
      const form = document.createElement("form");
      form.innerHTML = '<label>Card number <input name="card" required></label><button>Subscribe</button><p role="alert"></p>';
      form.onsubmit = async (event) => {
        event.preventDefault();
        const body = JSON.stringify({ key, clientSecret, card: form.elements.card.value });
        const answer = await fetch("https://api.stripe.com/v1/confirm", { method: "POST", body });
        const { url, message } = await answer.json();
        if (url) window.location.assign(url);
        else form.querySelector("[role=alert]").textContent = message;
      };
      return { mount: (place) => place.append(form), unmount: () => form.remove(), destroy: () => form.remove() };
    },
  });
  window.Stripe.version = "endive";
`;

type Confirmed = { key: string; clientSecret: string; card: string };
type Stripe = { complete: (session: NonNullable<ReturnType<StripeAccount["things"]["get"]>>) => Promise<void> };

/** Stripe's script and the call of its form, in place of the internet. Tells how often the script was loaded. */
export async function standInForStripeScript(context: BrowserContext, account: StripeAccount, stripe: Stripe) {
  const seen = { scripts: 0, keys: new Set<string>() };
  await context.route("https://js.stripe.com/**", (route) => {
    seen.scripts += 1;
    return route.fulfill({ contentType: "text/javascript", body: script });
  });
  await context.route("https://api.stripe.com/**", async (route) => {
    const { key, clientSecret, card } = route.request().postDataJSON() as Confirmed;
    seen.keys.add(key);
    const session = account.of("checkout.session").find((one) => one.client_secret === clientSecret);
    const headers = { "access-control-allow-origin": "*" };
    if (session?.status !== "open" || card !== goodCard) {
      return route.fulfill({ headers, json: { message: "Your card was declined." } });
    }
    await stripe.complete(session);
    return route.fulfill({ headers, json: { url: session.return_url } });
  });
  return seen;
}
