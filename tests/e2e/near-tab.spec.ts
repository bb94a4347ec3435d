import { expect, test } from "../fixtures";
import { quiet } from "../journeys";
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
  expect((await page.request.post("/api/busrequest", { data })).status()).toBe(201);

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: "de-DE" });
  await phone.addInitScript(quiet);
  await signIn(mail, phone);
  const desk = await phone.newPage();
  await desk.goto("/de/userpanel/inbox");
  const tab = desk
    .getByRole("navigation", { name: "Nutzerbereich" })
    .filter({ visible: true })
    .getByRole("link", { name: /Umkreis$/ });
  await expect(tab).toHaveText("1Umkreis");

  // As their page says it when it is left.
  const seen = await desk.request.put("/api/user/nearseen", { data: { at: Date.now() } });
  expect(seen.status()).toBe(200);
  await desk.goto("/de/userpanel/inbox");
  await expect(tab).toHaveText("Umkreis");
  await phone.close();
});
