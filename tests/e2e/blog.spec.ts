import { expect, type Page } from "@playwright/test";
import { phonePhoto } from "../api/upload-files";
import { test } from "../fixtures";
import { type Lng, quiet, words } from "../journeys";

const editor = words("de", "news");
const slug = "elektrobusse-im-reiseverkehr";
const titles = {
  de: "Elektrobusse im Reiseverkehr",
  en: "Electric coaches on tour",
  es: "Autocares eléctricos de viaje",
};
const hostile = [
  "## Reichweite",
  "",
  "Vierhundert Kilometer, **im Sommer**.",
  "",
  "<script>window.hacked = 1</script>",
  "",
  'Ein <img src="x" onerror="window.hacked = 2"> Bild und [ein Link](javascript:window.hacked=3).',
  "",
  "![Zähler](https://evil.example/pixel.gif)",
].join("\n");

const photo = async () => ({ name: "bus.jpg", mimeType: "image/jpeg", buffer: await phonePhoto() });

async function write(page: Page, lng: Lng, text: string) {
  await page.getByRole("button", { name: new RegExp(`^${lng}`) }).click();
  await page.locator(`#f-title-${lng}`).fill(titles[lng]);
  await page.locator(`#f-summary-${lng}`).fill(`Kurz: ${titles[lng]}`);
  await page.locator(`#f-text-${lng}`).fill(text);
}

async function insertPicture(page: Page) {
  await page.locator("#f-text-de").press("Control+End");
  await page.getByRole("button", { name: editor("editor.mark.picture") }).click();
  const dialog = page.getByRole("dialog");
  await dialog.locator("input[type=file]").setInputFiles(await photo());
  await expect(dialog.getByRole("img")).toBeVisible();
  await dialog.locator("#nw-alt").fill("Ladesäule am Betriebshof");
  await dialog.getByRole("button", { name: editor("editor.pictureDialog.insert") }).click();
  await expect(page.locator("#f-text-de")).toHaveValue(/!\[Ladesäule am Betriebshof\]\(\/api\/upload\/.*\.webp\)/);
}

async function save(page: Page, state: "draft" | "planned" | "published") {
  await page.getByRole("button", { name: editor("editor.save") }).click();
  await expect(page.getByText(editor(`editor.saved.${state}`), { exact: true }).first()).toBeVisible();
}

/** dd.MM.yyyy of a day from now, in the market's time zone. */
const dayFromNow = (days: number) =>
  new Intl.DateTimeFormat("de-DE", { dateStyle: "medium", timeZone: "Europe/Berlin" }).format(
    Date.now() + days * 86_400_000,
  );

async function publishOn(page: Page, date: string) {
  await page.getByRole("radio", { name: editor("editor.shown.public"), exact: true }).check({ force: true });
  await page.locator("#f-publishAt").fill(date);
  await page.getByLabel(new RegExp(`^${editor("editor.field.publishAt")}, `)).fill(date === "" ? "" : "08:00");
}

test("an admin writes an article in three languages, plans it, publishes it, and it is everywhere it belongs", async ({
  page,
  context,
  browser,
  baseURL,
  signIn,
}) => {
  test.setTimeout(120_000);
  await context.addInitScript(quiet);
  await signIn("admin");

  await test.step("written in three languages", async () => {
    await page.goto("/de/adminpanel/news/new");
    await write(page, "de", hostile);
    await insertPicture(page);
    await expect(
      page.getByRole("region", { name: editor("editor.preview") }).getByRole("heading", { name: "Reichweite" }),
    ).toBeVisible();
    await write(page, "en", "Four hundred kilometres.");
    await write(page, "es", "Cuatrocientos kilómetros.");
    await page.locator("#f-picture").setInputFiles(await photo());
    await expect(page.getByRole("img", { name: words("de", "upload")("preview") })).toBeVisible();
    await save(page, "draft");
    await expect(page).toHaveURL(/\/de\/adminpanel\/news\/[0-9a-f-]{36}$/);
  });

  const { reader, blog } = await test.step("planned, then published", async () => {
    const reader = await browser.newContext({ baseURL });
    await reader.addInitScript(quiet);
    const blog = await reader.newPage();
    const statusOf = async (path: string) => (await reader.request.get(path)).status();
    expect(await statusOf(`/de/blog/${slug}`)).toBe(404);
    await publishOn(page, dayFromNow(30));
    await save(page, "planned");
    expect(await statusOf(`/de/blog/${slug}`)).toBe(404);
    await publishOn(page, dayFromNow(-1));
    await save(page, "published");
    return { reader, blog };
  });

  await test.step("read on the blog, nothing foreign asked", async () => {
    const outside: string[] = [];
    blog.on("request", (request) => {
      if (!request.url().startsWith(baseURL ?? "") && /^https?:/.test(request.url())) outside.push(request.url());
    });
    await blog.goto("/de/blog");
    await blog.getByRole("link", { name: titles.de }).click();
    await expect(blog.getByRole("heading", { level: 1 })).toHaveText(titles.de);
    await expect(blog.getByAltText("Ladesäule am Betriebshof")).toBeVisible();
    await expect(
      blog.locator(".article-text script, .article-text [onerror], .article-text a[href^=javascript]"),
    ).toHaveCount(0);
    expect(await blog.evaluate(() => "hacked" in window)).toBe(false);
    expect(outside).toEqual([]);
  });

  await test.step("in each language, in feed and sitemap", async () => {
    for (const lng of ["en", "es"] as const) {
      await blog.goto(`/${lng}/blog/${slug}`);
      await expect(blog.getByRole("heading", { level: 1 })).toHaveText(titles[lng]);
      await expect(blog.getByRole("region", { name: words(lng, "news")("blog.more") })).toBeVisible();
      const feed = await (await reader.request.get(`/${lng}/blog/rss.xml`)).text();
      expect(feed).toContain(`/${lng}/blog/${slug}</link>`);
    }
    expect(await (await reader.request.get("/sitemap/news-0.xml")).text()).toContain(`/es/blog/${slug}</loc>`);
    await reader.close();
  });
});
