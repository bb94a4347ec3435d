import { expect, test } from "../fixtures";
import { pressUntil, quiet } from "../journeys";
import { draft, place } from "../people";

test("on a phone the tab of near requests counts what came since they were looked at last", async ({
  browser,
  signIn,
  page,
  database,
}) => {
  // In Lapland, where no other test posts, with a company that nobody else signs in for.
  const [company, mail] = [crypto.randomUUID(), `near-${Date.now()}@people.example`];
  await database.query(
    `insert into company (id, "companyType", name, slug, address, email, longitude, latitude)
     values ($1, 'busoperator', 'Kiruna Buss', $2, '{"city": "Kiruna"}', $3, 20.22, 67.85)`,
    [company, mail.split("@")[0], mail],
  );
  await database.query(
    `insert into user_account (id, email, "userName", firstname, lastname, "passwordHash", "confirmedAt", "companyId", owner, "nearSeenAt")
     values (gen_random_uuid(), $1, $1, 'Elin', 'Marainen', 'none', now(), $2, true, now() - interval '1 hour')`,
    [mail, company],
  );
  await signIn("touroperator");
  const { start, end } = draft();
  const data = draft({
    start: { ...start, address: place("Kiruna", 20.23, 67.86, "SE") },
    end: { ...end, address: place("Luleå", 22.15, 65.58, "SE") },
  });
  for (const passengers of [18, 31])
    expect((await page.request.post("/api/busrequest", { data: { ...data, passengers } })).status()).toBe(201);

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: "de-DE" });
  await phone.addInitScript(quiet);
  await signIn(mail, phone);
  const desk = await phone.newPage();
  await desk.goto("/de/userpanel/inbox");
  const tab = desk
    .getByRole("navigation", { name: "Nutzerbereich" })
    .filter({ visible: true })
    .getByRole("link", { name: /Umkreis$/ });
  await expect(tab).toHaveText("2Umkreis");

  // As their page says it when it is left.
  const seen = await desk.request.put("/api/user/nearseen", { data: { at: Date.now() } });
  expect(seen.status()).toBe(200);
  await desk.goto("/de/userpanel/inbox");
  await expect(tab).toHaveText("Umkreis");
  await phone.close();

  await test.step("at a desk J and K step through them, as the foot of the page says", async () => {
    const wide = await browser.newContext({ locale: "de-DE" });
    await wide.addInitScript(quiet);
    await signIn(mail, wide);
    const list = await wide.newPage();
    await list.goto("/de/userpanel/nearrequests");
    const rows = list.locator("[data-near]");
    await expect(rows).toHaveCount(2);
    await expect(list.locator("[data-key-bar]")).toContainText("J");
    const link = (at: number) => rows.nth(at).getByRole("heading", { level: 2 }).getByRole("link");
    await pressUntil(list, "k", () => expect(link(0)).toBeFocused({ timeout: 1_000 }));
    for (const [key, at] of [
      ["j", 1],
      ["j", 1],
      ["k", 0],
    ] as const) {
      await list.keyboard.press(key);
      await expect(link(at)).toBeFocused();
    }
    await list.keyboard.press("Enter");
    await expect(list).toHaveURL(/\/de\/request\/[\da-f-]{36}/);
    await wide.close();
  });
});
