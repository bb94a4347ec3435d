import {
  doMarked,
  filled,
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
import { addCompanies } from "../admin-rows";
import { expect, test } from "../fixtures";
import { words } from "../journeys";

test.describe.configure({ timeout: 120_000 });

const t = words("de", "provider");
const path = "/de/adminpanel/providers";
/** "2 geschlossen": nothing was refused. */
const manyOf = (text: string, count: number) => plural(text, count).replace(/\{refused.*/, "");

test("registered companies: searched, sorted, filtered, two closed, and the trail tells it by a link", async ({
  page,
  signIn,
  database,
}) => {
  const en = words("en", "provider");
  const companies = await addCompanies(database, {
    name: `Wurzreisen ${newStamp()}`,
    type: "touroperator",
    registered: true,
  });
  const names = companies.map(({ name }) => name);
  await signIn("admin");

  await test.step("searched, sorted, filtered", async () => {
    await openList(page, "/en/adminpanel/registeredProviders");
    await useList(page, {
      ...{ lng: "en", text: names[0]?.slice(0, -3) ?? "", names },
      sort: { head: en("field.name"), key: "name" },
      column: en("field.postal_code"),
      filter: { name: "active", value: "yes", left: 8 },
    });
    await stepThrough(page, names);
  });

  await test.step("two are closed", async () => {
    await page.keyboard.press("k");
    await mark(page, 2);
    await doMarked(page, {
      label: en("action.close"),
      title: plural(en("ask.closeMany"), 2),
      done: manyOf(en("done.manyClosed"), 2),
    });
    await expect(totalOf(page)).toHaveText("6");
  });

  await test.step("one is opened again, and the trail tells it", async () => {
    await page.locator("#al-active").selectOption("no");
    await expect(rowsOf(page)).toContainText([...names.slice(0, 3), names[5] ?? "", names[8] ?? "", names[11] ?? ""]);
    await rowsOf(page).first().click();
    await panelOf(page)
      .getByRole("button", { name: en("action.reopen"), exact: true })
      .click();
    await said(page, filled(en("done.reopened"), { name: names[0] ?? "" }));
    expect(await trailOf(page, companies[0]?.id ?? "")).toEqual(["admin reopen", "admin close"]);
  });
});

test("invited by mail, two at once with a question, and merged into a registered company", async ({
  page,
  signIn,
  database,
  mailTo,
}) => {
  const stamp = newStamp();
  const passive = await addCompanies(database, { name: `Wurzpassiv ${stamp}`, type: "busoperator", registered: false });
  const [target] = await addCompanies(database, {
    name: `Wurzkonto ${stamp}`,
    type: "busoperator",
    registered: true,
    count: 1,
  });
  const names = passive.map(({ name }) => name);
  await signIn("admin");

  await test.step("searched, sorted, filtered", async () => {
    await openList(page, path);
    await useList(page, {
      ...{ lng: "de", text: `Wurzpassiv ${stamp}`, names },
      sort: { head: t("field.name"), key: "name" },
      filter: { name: "active", value: "yes", left: 8 },
    });
    await stepThrough(page, names);
  });

  await test.step("two are invited at once", async () => {
    await page.keyboard.press("k");
    await mark(page, 2);
    const title = plural(t("ask.inviteMany"), 2);
    await doMarked(page, { label: t("action.invite"), title, done: manyOf(t("done.manyInvited"), 2) });
    const sent = await mailTo(`post@wurzpassiv-${stamp}-1.example`);
    expect(sent.links.length).toBeGreaterThan(0);
    await page.locator("#al-invited").selectOption("yes");
    await expect(totalOf(page)).toHaveText("2");
  });

  await test.step("one is merged into a registered company", async () => {
    await rowsOf(page).first().click();
    await expect(panelOf(page).getByRole("button", { name: t("action.invite"), exact: true })).toBeDisabled();
    await panelOf(page)
      .getByRole("button", { name: t("action.merge"), exact: true })
      .click();
    const dialog = page.getByRole("dialog", { name: filled(t("merge.title"), { name: names[0] ?? "" }) });
    await dialog.getByLabel(t("merge.search"), { exact: true }).fill(`Wurzkonto ${stamp}`);
    await dialog.getByRole("button", { name: new RegExp(`^${target?.name}`) }).click();
    await expect(dialog.getByText(t("merge.final"))).toBeVisible();
    await dialog.getByRole("button", { name: t("merge.do"), exact: true }).click();
    await said(page, filled(t("merge.done"), { name: names[0] ?? "", into: target?.name ?? "" }));
    await expect(totalOf(page)).toHaveText("1");
    expect(await trailOf(page, passive[0]?.id ?? "")).toEqual(["admin merge", "admin invite"]);
    const moved = await page.request.get(`/de/publicProfile/wurzpassiv-${stamp}-1`);
    expect(moved.url()).toContain(`wurzkonto-${stamp}`);
  });
});
