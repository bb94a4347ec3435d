import { dialogAfter, inTurn, press, sendForm, unfold } from "../steps.mjs";

const open = (name, path, act, more = {}) => ({ name, path, act, whole: false, ...more });
const route = new URLSearchParams({
  from: "12.1016,49.0134",
  to: "14.4208,50.088",
  fromName: "Regensburg",
  toName: "Prag",
});

/** Dialogs, menus and states of the public pages. */
export const publicPartScreens = [
  open("home-route", "/de", async (page) => {
    await page.locator("main form input").first().fill("Regensburg");
  }),
  open("home-second-page", "/de?page=2&kind=grouprequest", undefined, { whole: true, map: true }),
  open("home-place", "/de?place=Regensburg&lng=12.1016&lat=49.0134&radius=40", undefined, { whole: true, map: true }),
  open("recommendations-open", `/de/travelrecommendations?${route}`, unfold, { whole: true, map: true }),
  open("recommendations-nothing", `/de/travelrecommendations?${route}&category=serviceArea`, undefined, {
    whole: true,
  }),
  open(
    "post-request-return",
    "/de/request/new?passengers=42",
    async (page) => {
      await page.getByRole("radio", { name: "Hin und zurück" }).check({ force: true });
    },
    { whole: true },
  ),
  open(
    "post-request-tour",
    "/en/request/new?passengers=120",
    async (page) => {
      await page.getByRole("radio").nth(2).check({ force: true });
    },
    { whole: true },
  ),
  open("contact-errors", "/de/contact", sendForm, { whole: true }),
  open("login-errors", "/de/login", sendForm, { whole: true }),
  open("register-errors", "/de/register/advertiser", sendForm, { whole: true }),
  open("privacy", "/de/privacypolicy", undefined, { whole: true }),
  open("logged-out", "/de/logout", undefined, { whole: true }),
  open("invitation", "/de/invitation?token=none", undefined, { whole: true }),
  open("confirm-user", "/de/confirmuser?token=none", undefined, { whole: true }),
  open("unsubscribe", "/de/unsubscribe/none", undefined, { whole: true }),
  open("answer-gone", "/de/answer/none", undefined, { whole: true }),
  open("faq-open", "/de/faq", unfold, { whole: true }),
  open("prices-monthly", "/de/adpartners/prices?interval=monthly&country=AT", undefined, { whole: true }),
  open("own-request-form", "/de/singlerequest/donaubus-kellermayer", undefined, { whole: true }),
  open("my-request-thread", ({ requestToken }) => `/de/myrequest/${requestToken}`, press(/Nachricht|Frage/), {
    whole: true,
  }),
  open("my-request-decline", ({ requestToken }) => `/de/myrequest/${requestToken}`, inTurn(dialogAfter(/ablehnen/i))),
  open("my-request-end", ({ requestToken }) => `/de/myrequest/${requestToken}`, dialogAfter(/beenden|zurückziehen/i)),
  open("buspartner-en", "/en/buspartner", undefined, { whole: true }),
];
