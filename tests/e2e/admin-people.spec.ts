import type { Page } from "@playwright/test";
import {
  doMarked,
  filled,
  leavePanel,
  find,
  mark,
  newStamp,
  openList,
  panelOf,
  plural,
  rowsOf,
  said,
  stepThrough,
  totalOf,
  trailOf,
  useList,
} from "../admin-panel";
import { addPeople } from "../admin-rows";
import { expect, test } from "../fixtures";
import { words } from "../journeys";

test.describe.configure({ timeout: 120_000 });

const t = words("de", "adminuser");

/** The search in the head of every page of the panel, by keyboard alone; what is found opens. */
async function searchEverything(page: Page, name: string) {
  const field = page.getByRole("combobox", { name: words("de", "adminsearch")("label"), exact: true });
  await expect(async () => {
    await page.keyboard.press("Control+k");
    await expect(field).toBeFocused({ timeout: 500 });
  }).toPass();
  await field.fill(name);
  const option = page.getByRole("option", { name: new RegExp(name) });
  await expect(option).toHaveCount(1);
  await page.keyboard.press("ArrowDown");
  await expect(option).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
}

test("accounts: searched, sorted, paged; a new role, closed and opened again, sessions ended, on record", async ({
  page,
  signIn,
  database,
}) => {
  const people = await addPeople(database, { name: `Wurz${newStamp()}` });
  const names = people.map(({ name }) => name);
  const [first, second] = people;
  for (const one of [first, second]) {
    await database.query(
      `insert into session (id, "userId", "expiresAt") values (gen_random_uuid(), $1, now() + interval '1 day')`,
      [one?.id],
    );
  }
  const sessions = async () =>
    (
      await database.query(`select count(*)::int as n from session where "userId" = any($1)`, [
        people.map(({ id }) => id),
      ])
    ).rows[0].n;
  await signIn("admin");

  await test.step("searched, sorted, paged", async () => {
    await openList(page, "/de/adminpanel/users");
    await useList(page, {
      ...{ lng: "de", text: first?.name.split(" ")[2] ?? "", names },
      sort: { head: t("field.name"), key: "name" },
      column: t("field.sessions"),
      filter: { name: "state", value: "active", left: 8 },
    });
    await stepThrough(page, names);
  });

  const { panel } = await test.step("a new role", async () => {
    await page.keyboard.press("Enter");
    const panel = panelOf(page);
    await panel.getByRole("button", { name: t("action.edit"), exact: true }).click();
    const form = page.getByRole("dialog", { name: filled(t("form.title"), { name: names[1] ?? "" }) });
    await form.getByLabel(t("field.role"), { exact: true }).selectOption("admin");
    await form.getByRole("button", { name: t("form.save"), exact: true }).click();
    await said(page, filled(t("done.saved"), { name: names[1] ?? "" }));
    await expect(panel.locator("dl")).toContainText(t("role.admin"));
    expect(await sessions()).toBe(1);
    return { panel };
  });

  await test.step("closed and opened again", async () => {
    await panel.getByRole("button", { name: t("action.close"), exact: true }).click();
    const question = page.getByRole("dialog", { name: filled(t("ask.close"), { name: names[1] ?? "" }) });
    await question.getByRole("button", { name: t("action.close"), exact: true }).click();
    await said(page, filled(t("done.closed"), { name: names[1] ?? "" }));
    // The list shows active accounts alone; the panel keeps the one that it is open on.
    await panel.getByRole("button", { name: t("action.reopen"), exact: true }).click();
    await said(page, filled(t("done.reopened"), { name: names[1] ?? "" }));
    await leavePanel(page);
    expect(await trailOf(page, second?.id ?? "")).toEqual(["admin change", "admin change", "admin change"]);
  });

  await test.step("sessions ended, on record", async () => {
    await expect(totalOf(page)).toHaveText("8");
    await rowsOf(page).first().focus();
    await mark(page, 2);
    const done = plural(t("done.manySessionsEnded"), 2);
    await doMarked(page, { label: t("action.endSessions"), title: plural(t("ask.endMany"), 2), done });
    expect(await sessions()).toBe(0);
    expect(await trailOf(page, first?.id ?? "")).toEqual(["admin endSessions"]);
  });

  await test.step("found by the search of every page", async () => {
    await openList(page, "/de/adminpanel/audit");
    await searchEverything(page, first?.name ?? "");
    await expect(page).toHaveURL(`/de/adminpanel/users?open=${first?.id}`);
    await expect(panel.getByRole("heading", { name: first?.name ?? "", exact: true })).toBeVisible();
  });
});

test("a registration that waits: found on a phone, its link is mailed once more and works", async ({
  page,
  signIn,
  mailTo,
  request,
}) => {
  const stamp = newStamp();
  const email = `ines@${stamp}.example`;
  const address = {
    street: "Innstraße",
    number: "7",
    city: "Passau",
    postal_code: "94032",
    country: "Deutschland",
    countryISO3166Code: "DE",
  };
  const company = {
    companyType: "driver",
    name: `Fahrdienst ${stamp}`,
    address,
    location: { longitude: 13.46, latitude: 48.57 },
  };
  const person = {
    email,
    password: "Linie7nachUlm",
    firstname: "Ines",
    lastname: "Probst",
    language: "de",
    termsAccepted: true,
  };

  const { confirmOf, first } = await test.step("somebody registers", async () => {
    expect((await request.post("/api/register/buspartner", { data: { ...person, company } })).status()).toBe(200);
    const confirmOf = (links: readonly string[]) => links.find((link) => link.includes("/confirmuser")) ?? "";
    const first = confirmOf((await mailTo(email)).links);
    return { confirmOf, first };
  });

  const { second } = await test.step("found on a phone, the link is mailed once more", async () => {
    await signIn("admin");
    await openList(page, "/de/adminpanel/users?state=waiting", 390);
    await find(page, stamp, 1);
    await rowsOf(page).first().click();
    await panelOf(page)
      .getByRole("button", { name: t("action.resend"), exact: true })
      .click();
    await said(page, filled(t("done.resent"), { email }));
    let second = first;
    await expect.poll(async () => (second = confirmOf((await mailTo(email)).links))).not.toBe(first);
    return { second };
  });

  await test.step("the new link works, the old one does not", async () => {
    const confirm = async (link: string) =>
      (await request.post("/api/confirmuser", { data: { token: new URL(link).searchParams.get("token") } })).status();
    expect(await confirm(first)).not.toBe(200);
    expect(await confirm(second)).toBe(200);
  });
});
