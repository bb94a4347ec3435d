import { createHash, randomBytes } from "node:crypto";
import type { Client } from "pg";
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { chooseTown, quiet, words } from "../journeys";

/** In the mountains of Sardinia, where no other test has a company. */
const spot = { longitude: 9.15, latitude: 40.1 };

test.use({ viewport: { width: 390, height: 844 }, geolocation: spot, permissions: ["geolocation"] });

const form = words("de", "busrequest");

/** The form on a phone, from its first press to the search: where the telephone stands, where to, how many, a number. */
async function postEmergency(page: Page) {
  await page.goto("/de/request/new?kind=emergency");
  const where = page.getByRole("combobox", { name: form("form.breakdown"), exact: true });
  await expect(async () => {
    await page
      .getByRole("button", { name: words("de", "place")("locate") })
      .first()
      .click();
    await expect(where).not.toHaveValue("", { timeout: 5_000 });
  }).toPass();
  await chooseTown(page, form("form.to"), "Nuoro");
  await page.getByRole("button", { name: form("form.toGroup") }).click();
  await page.getByLabel(form("form.people"), { exact: true }).fill("40");
  await page.getByRole("button", { name: form("form.toContact") }).click();
  await page.getByLabel(form("form.phoneFirst"), { exact: true }).fill("0171 5550144");
  await page.getByRole("button", { name: form("form.submit.emergency") }).click();
  await page.getByRole("link", { name: form("form.done.search") }).click();
  await expect(page).toHaveURL(/\/userpanel\/dispatch\//);
  return page.url().split("/").at(-1) ?? "";
}

/** An operator with a coach, so many km north of the spot. */
async function operator(database: Client, name: string, km: number) {
  const id = crypto.randomUUID();
  const slug = `${name.toLowerCase().replace(/\W+/g, "-")}-${id.slice(0, 8)}`;
  const [mail, latitude] = [`${slug}@people.example`, spot.latitude + km / 111.32];
  await database.query(
    `insert into company (id, "companyType", name, slug, address, email, longitude, latitude, telephone)
     values ($1, 'busoperator', $2, $3, '{"city": "Nuoro"}', $4, $5, $6, '+39 0784 1')`,
    [id, name, slug, mail, spot.longitude, latitude],
  );
  await database.query(
    `insert into user_account (id, email, "userName", firstname, lastname, "passwordHash", "confirmedAt", "companyId", owner)
     values (gen_random_uuid(), $1, $2, 'Pia', 'Serra', 'none', now(), $3, true)`,
    [mail, slug, id],
  );
  await database.query(
    `insert into bus (id, "companyId", licenceplate, country, design, capacity, qrcode)
     values (gen_random_uuid(), $1, $2, 'IT', 'coach', 53, gen_random_uuid())`,
    [id, `NU ${id.slice(0, 4)}`],
  );
  return id;
}

/** The link in the mail to a company that was asked. */
async function linkOf(database: Client, request: string, company: string) {
  const token = randomBytes(32).toString("base64url");
  const hash = createHash("sha256").update(token).digest("base64url");
  const values = [hash, request, company];
  await database.query(`update dispatch_ask set hash = $1 where "requestId" = $2 and "companyId" = $3`, values);
  return `/de/dispatch/${token}`;
}

test("breakdown: ring one is silent, ring two answers by link, the first acceptance stands the other down", async ({
  browser,
  page,
  signIn,
  database,
}) => {
  const [silent, helper] = [
    await operator(database, "Stiller Bus", 12),
    await operator(database, "Barbagia Viaggi", 45),
  ];
  await page.addInitScript(quiet);
  await signIn("touroperator");
  const id = await test.step("posted on a phone, from where it stands", () => postEmergency(page));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/40 Personen stehen bei /);
  const answers = page.getByRole("region", { name: "Antworten" });
  await expect(answers.getByRole("listitem")).toHaveCount(1);
  await expect(answers).toContainText("gefragt");

  await test.step("nobody answers: the ring is widened", async () => {
    await page.getByRole("button", { name: "Jetzt weiten" }).click();
    await expect(answers).toContainText("Barbagia Viaggi");
  });

  const other = await browser.newContext({ locale: "de-DE", viewport: { width: 390, height: 844 } });
  await other.addInitScript(quiet);
  const link = await other.newPage();

  await test.step("a company answers by the mail's link, without an account", async () => {
    await link.goto(await linkOf(database, id, helper));
    await expect(link.getByRole("heading", { level: 1 })).toHaveText("40 Personen");
    await link.getByLabel(/^Preis bis/).fill("420");
    await link.getByRole("button", { name: /^Schicken, Ankunft/ }).click();
    await expect(link.getByRole("heading", { name: "Ihre Antwort ist da" })).toBeVisible();
  });

  await test.step("it is accepted with one press; all others are stood down at once, with times", async () => {
    await link.goto(await linkOf(database, id, silent));
    await expect(link.getByRole("heading", { level: 1 })).toHaveText("40 Personen");
    await answers.getByRole("button", { name: "Barbagia Viaggi annehmen" }).click();
    await expect(page.getByTestId("dispatch")).toContainText("Barbagia Viaggi kommt");
    await expect(page.getByTestId("dispatch")).toContainText("1 Betrieb abbestellt");
    await expect(link.getByRole("heading", { name: "Danke, ein anderer fährt" })).toBeVisible();
    await expect(link.getByText(/^abbestellt um \d\d:\d\d$/)).toBeVisible();
  });
  await other.close();
});
