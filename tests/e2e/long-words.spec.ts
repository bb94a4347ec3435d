import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { openAccount, quiet } from "../journeys";
import { draft, place } from "../people";

const dayMs = 86_400_000;
/** One German word of 60 letters, as names of places, clubs and companies may be. */
const word = "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz".slice(0, 60);

/** What stands outside the window and cannot be scrolled to inside its own box; text that is cut by its box alone stays. */
const outside = (page: Page, long: string) =>
  page.evaluate((text) => {
    const root = document.documentElement;
    const clips = (node: Element | null): boolean =>
      node !== null && node !== root && (getComputedStyle(node).overflowX !== "visible" || clips(node.parentElement));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = root.scrollWidth > innerWidth ? [`scrolls to ${root.scrollWidth}`] : [];
    let seen = 0;
    while (texts.nextNode()) {
      const node = texts.currentNode;
      if (!node.nodeValue?.includes(text) || !node.parentElement?.checkVisibility()) continue;
      seen += 1;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { right, left } = range.getBoundingClientRect();
      if ((right > innerWidth + 1 || left < -1) && !clips(node.parentElement)) found.push(node.parentElement.className);
    }
    return { found, seen: seen > 0 };
  }, long);

test("words of 60 letters stay inside a phone of 320 px", async ({
  browser,
  page,
  request,
  baseURL,
  signIn,
  mailTo,
  database,
}) => {
  const size = { width: 320, height: 700 };
  const open = async (account: string) => {
    const context = await browser.newContext({ baseURL, viewport: size });
    await context.addInitScript(quiet);
    await signIn(account, context);
    return context;
  };
  const { email } = await openAccount(request, async (to) => (await mailTo(to)).links);
  const { rows } = await database.query(
    `update company set name = $1 where id = (select "companyId" from user_account where email = $2) returning id, slug`,
    [word, email],
  );
  const [office, partner] = [await open("admin"), await open(email)];
  const url = (path: string) => new URL(path, baseURL).href;

  const { id, token } = await test.step("a request, an offer and an own entry that are full of them", async () => {
    const author = `lang.${Date.now()}@people.example`;
    const [from, to] = [place(word, 12.57, 48.88), place(`${word}x`, 13.055, 47.8, "AT")];
    const start = { address: from, date: Date.now() + 80 * dayMs };
    const end = { address: to, date: Date.now() + 81 * dayMs };
    const data = draft({ email: author, start, end, companyName: word, description: `${word} ${word}` });
    const { id } = (await (await request.post("/api/busrequest/", { data })).json()).entity[0] as { id: string };
    const token = /\/myrequest\/([\w-]{43})/.exec((await mailTo(author)).text)?.[1] ?? "";
    expect((await request.post("/api/busrequest/confirm", { data: { token } })).status()).toBe(200);
    expect((await office.request.post(url(`/api/busrequest/${id}/approve`))).status()).toBe(200);
    const price = { amount: 124_000, currency: "EUR" };
    const said = {
      vehicle: word,
      description: word,
      cancellation: word,
      included: [word],
      validUntil: start.date - dayMs,
    };
    const bid = await partner.request.post(url(`/api/busrequest/${id}/offer`), { data: { price, ...said } });
    expect(bid.status()).toBe(201);
    const entry = { title: word, note: word, start: Date.now() + dayMs, end: Date.now() + dayMs + 3_600_000 };
    expect((await partner.request.post(url("/api/booking"), { data: entry })).status()).toBe(201);
    return { id, token };
  });

  const { slug } = rows[0] as { slug: string };
  const screens = [
    [page, `/de/request/${id}`],
    [page, `/de/myrequest/${token}`],
    [page, `/de/publicProfile/${slug}`],
    [await partner.newPage(), "/de/userpanel/offers"],
    [await partner.newPage(), "/de/userpanel/management"],
    [await office.newPage(), `/de/adminpanel/requests?q=${encodeURIComponent(word)}`],
  ] as const;
  await page.addInitScript(quiet);
  await page.setViewportSize(size);
  for (const [screen, path] of screens) {
    await test.step(path, async () => {
      await screen.goto(path);
      await expect(screen.getByText(word).first()).toBeAttached();
      await expect.poll(() => outside(screen, word)).toEqual({ found: [], seen: true });
    });
  }
  // Nobody else is to meet this group.
  await database.query(`update bus_request set "endedAt" = now(), "endReason" = 'withdrawn' where id = $1`, [id]);
  await office.close();
  await partner.close();
});
