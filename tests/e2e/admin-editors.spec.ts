import { writeFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { filled, find, newStamp, openList, panelOf, rowsOf } from "../admin-panel";
import { addAdvertisers, addCompanies } from "../admin-rows";
import { pdf } from "../api/upload-files";
import { test } from "../fixtures";
import { quiet, words } from "../journeys";

test.describe.configure({ timeout: 90_000 });

const t = words("de", "provider");

test("a file that is none of ours is refused in words that help, and the same name can be chosen again", async ({
  page,
  signIn,
}) => {
  await signIn("admin");
  await openList(page, "/de/adminpanel/providers");
  await page.getByRole("button", { name: t("action.import"), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: t("import.title") });
  const choose = (buffer: Buffer) =>
    dialog
      .getByLabel(t("import.file"), { exact: true })
      .setInputFiles({ name: "anbieter.csv", mimeType: "text/csv", buffer });
  const refused = (text: string) => expect(dialog.getByRole("alert")).toHaveText(text);

  await test.step("a PDF, an open quote, a head alone", async () => {
    await choose(Buffer.from(await pdf()));
    await refused(words("de", "errors")("importFile"));
    await choose(Buffer.from('Firma;E-Mail\r\nA;a@a.example\r\n"B;b@b.example\r\nC;c@c.example\r\n'));
    await refused(filled(t("import.quoteOpen"), { line: 3 }));
    await choose(Buffer.from("Firma;E-Mail;Ort\r\n"));
    await refused(t("import.headOnly"));
  });

  await test.step("too large", async () => {
    // From the disk: so many bytes take long through the browser's debugger.
    const large = test.info().outputPath("anbieter.csv");
    writeFileSync(large, Buffer.alloc(31 * 1024 * 1024, "Firma;E-Mail\r\n"));
    await dialog.getByLabel(t("import.file"), { exact: true }).setInputFiles(large);
    await refused(t("import.tooLarge"));
  });

  await test.step("the same name can be chosen again", async () => {
    await choose(Buffer.from("Firma;E-Mail\r\nB;b@b.example\r\n"));
    await expect(dialog.getByRole("table").locator("tbody tr")).toHaveCount(1);
  });
});

test("a partner's rank goes step by step: the focus stays where it was pressed", async ({ page, signIn, database }) => {
  const partners = words("de", "advertiser");
  const name = `Rangwirt ${newStamp()}`;
  await addAdvertisers(
    database,
    await addCompanies(database, { name, type: "travelService", registered: true, count: 1 }),
  );
  await signIn("admin");
  await openList(page, "/de/adminpanel/marketingpartners");
  await find(page, name, 1);
  await rowsOf(page).first().click();
  const rank = panelOf(page).locator("#partner-position");
  const before = Number(await rank.inputValue());
  const down = panelOf(page).getByRole("button", { name: filled(partners("partners.downOf"), { name: `${name} 01` }) });
  await down.focus();
  for (const step of [1, 2]) {
    await page.keyboard.press("Enter");
    await expect(rank).toHaveValue(String(before + step));
    await expect(down).toBeFocused();
    await expect(down).not.toHaveAttribute("aria-busy");
  }
  await rank.fill("vorn");
  await expect(panelOf(page).getByText(words("de", "errors")("wholeNumber"))).toBeVisible();
});

const news = words("de", "news");
const conflict = words("de", "form");

async function save(page: Page) {
  await page.getByRole("button", { name: news("editor.save"), exact: true }).click();
}

test("an article that another has saved meanwhile: it is said where one looks, and the own words stay", async ({
  page,
  context,
  signIn,
}) => {
  await context.addInitScript(quiet);
  await signIn("admin");
  await page.setViewportSize({ width: 390, height: 844 });

  const { title } = await test.step("an article is begun", async () => {
    await page.goto("/de/adminpanel/news/new");
    const title = `Zwei Federn ${newStamp()}`;
    await page.locator("#f-title-de").fill(title);
    await save(page);
    await expect(page).toHaveURL(/\/news\/[0-9a-f-]{36}$/);
    return { title };
  });

  await test.step("another saves it meanwhile", async () => {
    const other = await context.newPage();
    await other.goto(page.url());
    await other.locator("#f-title-de").fill(`${title}, anders`);
    await save(other);
    await expect(other.getByText(news("editor.saved.draft"), { exact: true }).first()).toBeVisible();
  });

  await test.step("it is said where one looks, by keyboard alone", async () => {
    await page.locator("#f-slug").fill(`zwei-federn-${newStamp()}`);
    await save(page);
    const choice = page.getByRole("dialog", { name: conflict("conflict.title") });
    const mine = choice.getByRole("button", { name: conflict("conflict.allMine"), exact: true });
    await expect(mine).toBeInViewport();
    await page.keyboard.press("Tab");
    await expect(mine).toBeFocused();
    await page.keyboard.press("Enter");
    // All of theirs, title, address, later.
    for (let stop = 0; stop < 5; stop += 1) await page.keyboard.press("Tab");
    await expect(choice.getByRole("button", { name: conflict("conflict.save"), exact: true })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByText(news("editor.allSaved"), { exact: true })).toBeVisible();
  });

  await test.step("the own words stay", async () => {
    await page.reload();
    await expect(page.locator("#f-title-de")).toHaveValue(title);
  });
});
