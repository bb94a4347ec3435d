import type { Browser, Page } from "@playwright/test";
import { filled, newStamp, panelOf, said } from "../admin-panel";
import { addPeople, addRequests } from "../admin-rows";
import { expect, test } from "../fixtures";
import { quiet, words } from "../journeys";

test.describe.configure({ timeout: 120_000 });

const t = words("de", "moderation");
const form = words("de", "busrequest");
const people = words("de", "adminuser");
const choice = words("de", "form");

/** A second admin at another desk, and both on the same address. */
async function twoAt(open: string, page: Page, browser: Browser, baseURL: string | undefined) {
  const desk = await browser.newContext({ baseURL, locale: "de-DE", timezoneId: "Europe/Berlin" });
  const rival = await desk.newPage();
  for (const one of [page, rival]) await one.addInitScript(quiet);
  return { desk, rival, start: () => Promise.all([page, rival].map((one) => one.goto(open))) };
}

test("two admins on one request: what is typed stays when the other takes it off the list, and undoes nothing", async ({
  page,
  browser,
  baseURL,
  signIn,
  database,
}) => {
  const [row] = await addRequests(database, `Wurz${newStamp()}`);
  const [other] = await addPeople(database, { name: `Zweit${newStamp()}`, role: "admin", count: 1 });
  const open = `/de/adminpanel/requests?state=pending&q=${row?.name}&open=${row?.id}`;
  const { desk, rival, start } = await twoAt(open, page, browser, baseURL);
  await signIn("admin");
  await signIn(other?.userName ?? "", desk);
  await start();

  const { mine, save } = await test.step("both edit, the other saves first", async () => {
    const title = filled(form("form.editTitle"), { reference: row?.name ?? "" });
    const dialogs = [page, rival].map((one) => one.getByRole("dialog", { name: title }));
    for (const one of [page, rival]) {
      await panelOf(one)
        .getByRole("button", { name: t("act.edit"), exact: true })
        .click();
    }
    const [mine, theirs] = dialogs;
    const save = { name: form("form.save"), exact: true };
    await mine?.getByLabel(t("all.maxOffers"), { exact: true }).selectOption("4");
    await theirs?.getByLabel(t("all.state"), { exact: true }).selectOption("active");
    await theirs?.getByRole("button", save).click();
    await said(rival, form("form.saved"));
    return { mine, save };
  });

  await test.step("what is typed stays, and undoes nothing", async () => {
    await mine?.getByRole("button", save).click();
    const conflict = page.getByRole("dialog", { name: choice("conflict.title") });
    await expect(conflict).toContainText(t("all.maxOffers"));
    await conflict.getByRole("button", { name: choice("conflict.save"), exact: true }).click();
    await said(page, form("form.saved"));
    const { rows } = await database.query('select state, "maxOffers" from bus_request where id = $1', [row?.id]);
    expect(rows).toEqual([{ state: "active", maxOffers: 4 }]);
    await desk.close();
  });
});

test("two admins on one account: the choice between both versions is saved as its button says", async ({
  page,
  browser,
  baseURL,
  signIn,
  database,
}) => {
  const [account] = await addPeople(database, { name: `Doppel${newStamp()}`, count: 1 });
  const [other] = await addPeople(database, { name: `Zweit${newStamp()}`, role: "admin", count: 1 });
  const open = `/de/adminpanel/users?open=${account?.id}`;
  const { desk, rival, start } = await twoAt(open, page, browser, baseURL);
  await signIn("admin");
  await signIn(other?.userName ?? "", desk);
  await start();

  const { save } = await test.step("both edit, the other saves first", async () => {
    const save = { name: people("form.save"), exact: true };
    for (const one of [page, rival]) {
      await panelOf(one)
        .getByRole("button", { name: people("action.edit"), exact: true })
        .click();
    }
    await rival.getByLabel(people("field.firstname"), { exact: true }).fill("Theirs");
    await rival.getByRole("button", save).click();
    await expect(rival.getByRole("button", save)).toHaveCount(0);
    return { save };
  });

  await test.step("the choice is saved as its button says", async () => {
    await page.getByLabel(people("field.lastname"), { exact: true }).fill("Mine");
    await page.getByRole("button", save).click();
    await page.getByRole("button", { name: choice("conflict.save"), exact: true }).click();
    await said(page, filled(people("done.saved"), { name: "Theirs Mine" }));
    const { rows } = await database.query("select firstname, lastname from user_account where id = $1", [account?.id]);
    expect(rows).toEqual([{ firstname: "Theirs", lastname: "Mine" }]);
    await desk.close();
  });
});
