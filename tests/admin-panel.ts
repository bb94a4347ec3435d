import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import Papa from "papaparse";
import { type Lng, quiet, words } from "./journeys";

/** A word that no other row of the market holds. */
export const newStamp = () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;

/** What a sentence with a number says of so many, as ICU writes its words. */
export const plural = (text: string, count: number) =>
  text.replace(/\{\w+, plural,.*? other \{([^}]*)\}\}/, (_all, other: string) => other.replace("#", String(count)));

/** What lies in the place of `{name}`. */
export const filled = (text: string, values: Record<string, string | number>) =>
  Object.entries(values).reduce((said, [name, value]) => said.replaceAll(`{${name}}`, String(value)), text);

/** The controls of the rows as they stand on the screen: in the table, or in the cards of a phone. */
export const rowsOf = (page: Page) => page.locator("[data-admin-list] [data-row]:visible");
export const panelOf = (page: Page) => page.locator("[data-detail-sheet]");
export const totalOf = (page: Page) => page.locator("h1 + [aria-live=polite]");

/** A list whose scripts run: the first key that counts says so. */
async function awake(page: Page) {
  const search = page.locator("#al-q");
  await expect(async () => {
    await page.keyboard.press("/");
    await expect(search).toBeFocused({ timeout: 500 });
  }).toPass();
}

export async function openList(page: Page, path: string, width = 1440) {
  await page.addInitScript(quiet);
  await page.setViewportSize({ width, height: 900 });
  await page.goto(path);
  await awake(page);
}

/** Typed in the field that "/" leads to: it counts without a press. */
export async function find(page: Page, text: string, count: number) {
  await page.locator("#al-q").fill(text);
  // The list may have had as many rows before: the address says which search they are of.
  await expect(page).toHaveURL((url) => url.searchParams.get("q") === text);
  await expect(totalOf(page)).toHaveText(String(count));
  await page.keyboard.press("Escape");
}

export type Look = {
  lng: Lng;
  /** Finds twelve rows, so that there is a second page. */
  text: string;
  /** Their names in the order of `sort`; without one in the usual order. */
  names: readonly string[];
  sort?: { head: string; key: string };
  /** A column that is hidden as long as nobody chooses it. */
  column?: string;
  filter: { name: string; value: string; left: number };
};

async function chooseColumn(page: Page, { lng, column = "" }: Look) {
  const t = words(lng, "admin");
  const head = page.locator("[data-admin-list] th").filter({ hasText: new RegExp(`^${column}`) });
  await expect(head).toHaveCount(0);
  await page.getByRole("button", { name: t("columns.choose"), exact: true }).click();
  await page.getByLabel(t("columns.label"), { exact: true }).getByLabel(column, { exact: true }).check();
  await page.keyboard.press("Escape");
  await expect(head).toBeVisible();
  return head;
}

/** Searched, sorted, paged, a column chosen; loaded again it stands as it stood, and a filter narrows it. */
export async function useList(page: Page, look: Look) {
  const { lng, text, names, sort, filter } = look;
  const rows = rowsOf(page);
  await find(page, text, names.length);
  if (sort) {
    await page
      .locator("[data-admin-list] thead")
      .getByRole("link", { name: new RegExp(`^${sort.head}`) })
      .click();
    await expect(page).toHaveURL(new RegExp(`[?&](sort=${sort.key}|dir=)`));
  }
  await expect(rows).toContainText(names.slice(0, 10));
  const head = look.column ? await chooseColumn(page, look) : null;
  const second = filled(words(lng, "common")("pager.page"), { page: 2 });
  await page.getByRole("link", { name: second, exact: true }).click();
  await expect(rows).toContainText(names.slice(10));
  await page.reload();
  const { searchParams } = new URL(page.url());
  expect([searchParams.get("q"), searchParams.get("page")]).toEqual([text, "2"]);
  await expect(rows).toContainText(names.slice(10));
  await expect(page.locator("#al-q")).toHaveValue(text);
  if (head) await expect(head).toBeVisible();
  await awake(page);
  // On phones one line says what holds and opens the filters as a sheet.
  const sheet = page.locator("a[href='#list-filter']");
  if (await sheet.isVisible()) await sheet.click();
  await page.locator(`#al-${filter.name}`).selectOption(filter.value);
  await expect(totalOf(page)).toHaveText(String(filter.left));
  await expect(page).toHaveURL(new RegExp(`${filter.name}=${filter.value}`));
  await expect(rows).toHaveCount(Math.min(10, filter.left));
  await page.keyboard.press("Escape");
}

/** By Escape; a toast that stands there goes first. */
export async function leavePanel(page: Page) {
  await expect(async () => {
    await page.keyboard.press("Escape");
    await expect(panelOf(page)).toHaveCount(0, { timeout: 500 });
  }).toPass();
}

/** By keyboard alone: into the first row's panel, on to the second's, and back to where that stands in the list. */
export async function stepThrough(page: Page, [first = "", second = ""]: readonly string[]) {
  const title = panelOf(page).locator("h2").first();
  const secondId = await rowsOf(page).nth(1).getAttribute("data-row");
  await page.keyboard.press("j");
  await expect(rowsOf(page).nth(0)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(title).toHaveText(first);
  await expect(page).toHaveURL(/open=/);
  await page.keyboard.press("j");
  await expect(page).toHaveURL(new RegExp(`open=${encodeURIComponent(secondId ?? "")}`));
  await expect(panelOf(page).locator("header button").first()).toBeEnabled();
  await expect(title).toHaveText(second);
  await leavePanel(page);
  await expect(rowsOf(page).nth(1)).toBeFocused();
}

/** Marks the row in focus and those below it. */
export async function mark(page: Page, count: number) {
  for (let n = 1; n <= count; n += 1) {
    if (n > 1) await page.keyboard.press("j");
    await page.keyboard.press("x");
    await expect(
      page
        .locator("[data-admin-list] [data-row]:visible")
        .locator("xpath=ancestor::*[self::tr or self::article]")
        .locator("input:checked"),
    ).toHaveCount(n);
  }
}

type Action = { label: string; title: string; done: string };

/** A action for the marked rows: asked first, done after, said at the end. */
export async function doMarked(page: Page, { label, title, done }: Action) {
  await page.locator("[data-bulk-bar]").getByRole("button", { name: label, exact: true }).click();
  const question = page.getByRole("dialog", { name: title });
  await question.locator("footer").getByRole("button", { name: label, exact: true }).click();
  await said(page, done);
  await expect(question).toHaveCount(0);
}

export const said = (page: Page, text: string) =>
  expect(page.locator("#toasts").getByText(text, { exact: true }).first()).toBeVisible();

/** What the trail holds of a record, newest first. */
export async function trailOf(page: Page, recordId: string) {
  const filter = JSON.stringify({ a: { recordId } });
  const answer = await page.request.get(`/api/admin/audit?${new URLSearchParams({ take: "10", skip: "0", filter })}`);
  const { entity } = (await answer.json()) as { entity: { action: string; kind: string; after: unknown }[] };
  return entity.map(({ action, kind }) => `${kind} ${action}`);
}

/** A file that the browser was handed, as a parser reads it that is not ours. */
export async function readDownload(page: Page, press: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent("download"), press()]);
  const path = await download.path();
  const text = readFileSync(path, "utf8");
  expect(text.startsWith("\ufeff")).toBe(true);
  const { data, errors } = Papa.parse<Row>(text.slice(1), { header: true, skipEmptyLines: true });
  expect(errors).toEqual([]);
  return { path, name: download.suggestedFilename(), rows: data };
}

type Row = Record<string, string>;

/** Rows of a file under the keys of their columns; `headOf` tells what stands above one. */
export const keyed = <Key extends string>(rows: readonly Row[], keys: readonly Key[], headOf: (key: Key) => string) =>
  rows.map((row) => Object.fromEntries(keys.map((key) => [key, row[headOf(key)]])) as Record<Key, string | undefined>);

/** The export dialog with every column; what it is of is what it offers first. */
export async function exportAll(page: Page, lng: Lng) {
  const t = words(lng, "admin");
  await page.getByRole("button", { name: t("csv.open"), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: t("csv.title") });
  await dialog.getByRole("button", { name: t("csv.every"), exact: true }).click();
  return readDownload(page, () => dialog.getByRole("link", { name: t("csv.export"), exact: true }).click());
}
