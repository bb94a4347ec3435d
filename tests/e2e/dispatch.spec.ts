import type { Page } from "@playwright/test";
import { linkOf, operatorNear } from "../dispatch-people";
import { expect, test } from "../fixtures";
import { chooseTown, quiet, words } from "../journeys";

/** In the mountains of Sardinia, where no other test has a company. */
const spot = { longitude: 9.15, latitude: 40.1 };

/** Where it is two in the night now; POSIX signs: Etc/GMT-3 lies east of Greenwich. */
const atNight = () => {
  const east = ((2 - new Date().getUTCHours() + 36) % 24) - 12;
  return east === 0 ? "Etc/GMT" : `Etc/GMT${east > 0 ? "-" : "+"}${Math.abs(east)}`;
};

const chosenAt = new Date().getUTCHours();
test.use({
  viewport: { width: 390, height: 844 },
  geolocation: spot,
  permissions: ["geolocation"],
  colorScheme: "dark",
  timezoneId: atNight(),
});

const form = words("de", "busrequest");

/** What a hand does on a page, over all that it leads to: presses, and fields that something is typed into. */
async function watchHand(page: Page) {
  const done = { presses: [] as string[], fields: new Set<string>() };
  await page.exposeFunction("handPressed", (what: string) => done.presses.push(what));
  await page.exposeFunction("handTyped", (what: string) => done.fields.add(what));
  await page.addInitScript(() => {
    const tell = window as unknown as Record<"handPressed" | "handTyped", (what: string) => void>;
    addEventListener(
      "click",
      ({ target, isTrusted }) => {
        const pressed = target instanceof Element && target.closest("button, a, [role=option]");
        if (pressed && isTrusted) tell.handPressed((pressed.textContent ?? "").trim());
      },
      true,
    );
    addEventListener(
      "input",
      ({ target }) => {
        if (target instanceof HTMLInputElement) tell.handTyped(target.labels?.[0]?.innerText ?? target.name);
      },
      true,
    );
  });
  return done;
}

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

test("breakdown at night: ring one is silent, ring two answers by link, the first acceptance stands the other down", async ({
  browser,
  page,
  signIn,
  database,
}) => {
  const [silent, helper] = [
    await operatorNear(database, spot, { name: "Stiller Bus", km: 12 }),
    await operatorNear(database, spot, { name: "Barbagia Viaggi", km: 45 }),
  ];
  await page.addInitScript(quiet);
  await signIn("touroperator");
  const hand = await watchHand(page);
  const began = Date.now();
  const id = await test.step("at night, on a phone: posted from where it stands in under 60 seconds", async () => {
    const posted = await postEmergency(page);
    const took = Date.now() - began;
    const cost = `${took} ms, ${hand.presses.length} presses, ${hand.fields.size} fields`;
    test.info().annotations.push({ type: "posted in", description: cost });
    expect(took, cost).toBeLessThan(60_000);
    // Position, destination chosen, twice on, send, on to the answers; where to, how many, which number.
    expect(hand.presses.length, hand.presses.join(" | ")).toBeLessThanOrEqual(7);
    expect([...hand.fields]).toHaveLength(3);
    // The zone was chosen when the file was read: the hour may have struck since.
    const struck = (new Date().getUTCHours() - chosenAt + 24) % 24;
    expect(
      await page.evaluate(() => [new Date().getHours(), matchMedia("(prefers-color-scheme: dark)").matches]),
    ).toEqual([2 + struck, true]);
    return posted;
  });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/40 Personen stehen bei /);
  const answers = page.getByRole("region", { name: "Antworten" });
  await expect(answers.getByRole("listitem")).toHaveCount(1);
  await expect(answers).toContainText("gefragt");

  await test.step("nobody answers: the ring is widened", async () => {
    await page.getByRole("button", { name: "Jetzt weiten" }).click();
    await expect(answers).toContainText("Barbagia Viaggi");
  });

  await test.step("an admin reads all of it on a phone, the number to call among it", async () => {
    const office = await browser.newContext({ locale: "de-DE", viewport: { width: 390, height: 844 } });
    await office.addInitScript(quiet);
    await signIn("admin", office);
    const list = await office.newPage();
    const { rows } = await database.query<{ number: number }>("select number from bus_request where id = $1", [id]);
    await list.goto(`/de/adminpanel/searches?q=CB-${rows[0]?.number}`);
    const facts = list
      .getByRole("article")
      .filter({ hasText: `CB-${rows[0]?.number}` })
      .locator("p");
    await expect(facts).toContainText("0171 5550144");
    await expect(facts).toContainText("2 Gefragt");
    await expect.poll(() => facts.evaluate((line) => line.scrollWidth - line.clientWidth)).toBe(0);
    await office.close();
  });

  const other = await browser.newContext({ locale: "de-DE", viewport: { width: 390, height: 844 } });
  await other.addInitScript(quiet);
  const link = await other.newPage();

  await test.step("signed in it finds the emergency on top of its inbox, with the time left and nothing to put off", async () => {
    const phone = await browser.newContext({ locale: "de-DE", viewport: { width: 390, height: 844 } });
    await phone.addInitScript(quiet);
    await signIn(helper.userName, phone);
    const inbox = await phone.newPage();
    await inbox.goto("/de/userpanel/inbox");
    const row = inbox.getByRole("listitem").filter({ hasText: "40 Personen" });
    await expect(row).toContainText(/noch \d Min/);
    await expect(row).toContainText(/45 km entfernt, NU .* ist frei, Ring 60 km/);
    await row.getByRole("button").click();
    await expect(inbox.getByRole("menuitem", { name: "Erledigt" })).toBeVisible();
    await expect(inbox.getByRole("menuitem", { name: "Später" })).toHaveCount(0);
    await inbox.keyboard.press("Escape");
    await row.getByRole("link").filter({ visible: true }).click();
    await expect(inbox.getByRole("heading", { level: 1 })).toHaveText("40 Personen");
    // All of the answer in one view, with nothing over it.
    await expect(inbox.getByRole("button", { name: "Kann nicht" })).toBeInViewport({ ratio: 1 });
    await expect(inbox.getByRole("link", { name: "Umkreis" }).filter({ visible: true })).toHaveCount(0);
    await phone.close();
  });

  await test.step("a company answers by the mail's link, without an account", async () => {
    await link.goto(await linkOf(database, id, helper.id));
    await expect(link.getByRole("heading", { level: 1 })).toHaveText("40 Personen");
    await link.getByLabel(/^Preis bis/).fill("420");
    await link.getByRole("button", { name: /^Schicken, Ankunft/ }).click();
    await expect(link.getByRole("heading", { name: "Ihre Antwort ist da" })).toBeVisible();
  });

  await test.step("it is accepted with one press; all others are stood down at once, with times", async () => {
    await link.goto(await linkOf(database, id, silent.id));
    await expect(link.getByRole("heading", { level: 1 })).toHaveText("40 Personen");
    await expect(answers.getByRole("listitem").filter({ hasText: "Stiller Bus" })).toContainText("noch offen");
    await answers.getByRole("button", { name: "Barbagia Viaggi annehmen" }).click();
    await expect(page.getByTestId("dispatch")).toContainText("Barbagia Viaggi kommt");
    await expect(page.getByTestId("dispatch")).toContainText("1 Betrieb abbestellt");
    await expect(link.getByRole("heading", { name: "Danke, ein anderer fährt" })).toBeVisible();
    await expect(link.getByText(/^abbestellt um \d\d:\d\d$/)).toBeVisible();
  });
  await other.close();

  await test.step("the history has each of it with its time, the newest first", async () => {
    const history = page.locator("section").filter({ has: page.getByRole("heading", { name: "Verlauf" }) });
    const lines = history.getByRole("listitem");
    await expect(lines.locator("span")).toHaveText([
      "1 Betrieb abbestellt",
      "Barbagia Viaggi angenommen",
      "Stiller Bus hat gesehen",
      /^Barbagia Viaggi kann schicken, \d\d:\d\d$/,
      "Barbagia Viaggi hat gesehen",
      "1 Betrieb gefragt, Ring 60 km",
      "Ring von Hand geweitet",
      "1 Betrieb gefragt, Ring 30 km",
      "Notfall gemeldet",
    ]);
    const times = await lines
      .locator("time")
      .evaluateAll((all) => all.map((one) => [one.getAttribute("datetime") ?? "", one.textContent]));
    const clock = new Intl.DateTimeFormat("de-DE", { timeStyle: "medium", timeZone: "Europe/Berlin" });
    for (const [moment = "", shown] of times) {
      expect(Date.parse(moment)).toBeGreaterThanOrEqual(began);
      expect(Date.parse(moment)).toBeLessThanOrEqual(Date.now());
      expect(shown).toBe(clock.format(new Date(moment)));
    }
    const moments = times.map(([moment = ""]) => moment);
    expect(moments).toEqual(moments.toSorted().reverse());
  });
});
