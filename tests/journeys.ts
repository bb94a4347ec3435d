import { createHash, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import type { Client } from "pg";
import { pdf as makePdf, phonePhoto } from "./api/upload-files";

type Tree = { [key: string]: string | Tree };
export type Lng = "de" | "en" | "es";

/** Words of a namespace as the page shows them: `words("de", "auth")("register.next")`. */
export function words(lng: Lng, namespace: string) {
  const all = JSON.parse(readFileSync(`locales/${lng}/${namespace}.json`, "utf8")) as Tree;
  return (key: string) => {
    const found = key.split(".").reduce<string | Tree | undefined>((at, part) => (at as Tree)?.[part], all);
    if (typeof found !== "string") throw new Error(`no words ${namespace}.${key} in ${lng}`);
    return found;
  };
}

/** A reader who has answered the consent question: nothing is allowed, nothing is asked. */
export const quiet = () => {
  for (const key of ["first-visit", "consent-dialog"]) localStorage.setItem(key, "false");
};

/** React has taken the element over: a button in a form sends it until then. */
export const awake = (element: Locator) =>
  expect.poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__react")))).toBe(true);

export const password = "Linie7nachUlm";

export type NewAccount = {
  lng: Lng;
  companyType: "busoperator" | "touroperator" | "driver" | "travelService";
  firstname: string;
  email: string;
  company: string;
};

export async function chooseTown(page: Page, label: string, text: string) {
  const box = page.getByRole("combobox", { name: label, exact: true });
  await box.click();
  await box.fill(text);
  await page
    .getByRole("option", { name: new RegExp(text) })
    .first()
    .click();
}

/** The two steps of the register page, up to the page that asks to look into the mailbox. */
export async function register(page: Page, { lng, companyType, firstname, email, company }: NewAccount) {
  const t = words(lng, "auth");
  const place = words(lng, "place");
  const kind = companyType === "travelService" ? "advertiser" : "buspartner";
  await page.goto(`/${lng}/${kind === "advertiser" ? "adpartners/prices?interval=monthly" : "register/buspartner"}`);
  // A travel service begins with the plan that it wants.
  if (kind === "advertiser") await page.locator('main a[href*="plan=group"]').first().click();
  await page.getByLabel(t("register.firstname"), { exact: true }).fill(firstname);
  await page.getByLabel(t("register.lastname"), { exact: true }).fill("Probst");
  await page.getByLabel(t("register.email"), { exact: true }).fill(email);
  await page.getByRole("button", { name: t("register.next") }).click();
  if (kind === "buspartner") await page.locator(`input[value=${companyType}]`).check({ force: true });
  await page.getByLabel(t("register.companyName"), { exact: true }).fill(company);
  await chooseTown(page, t("register.place"), "Passau");
  await page.getByLabel(place("street"), { exact: true }).fill("Innstraße");
  await page.getByLabel(place("number"), { exact: true }).fill("7");
  await page.getByLabel(place("postal_code"), { exact: true }).fill("94032");
  await page.getByLabel(t("register.password"), { exact: true }).fill(password);
  await page.locator("input[name=termsAccepted]").check();
  await page.getByRole("button", { name: t("register.submit") }).click();
  await expect(page).toHaveURL(new RegExp(`/${lng}/registerconfirmation`));
}

export async function signInByForm(page: Page, lng: Lng, name: string, secret = password) {
  const t = words(lng, "auth");
  await page.goto(`/${lng}/login`);
  await page.getByLabel(t("login.username"), { exact: true }).fill(name);
  await page.getByLabel(t("login.password"), { exact: true }).fill(secret);
  await page.getByRole("button", { name: t("login.submit"), exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/${lng}/userpanel/`));
}

const publishName = (lng: Lng, field: string) => {
  const t = words(lng, "companyprofile");
  return t("publicOf").replace("{field}", t(`field.${field}`));
};

async function attach(page: Page, lng: Lng, field: "logo" | "pdf", name: string, mimeType: string, buffer: Buffer) {
  const part = page.locator(`[data-published=${field}]`);
  await part.locator("input[type=file]").setInputFiles({ name, mimeType, buffer });
  await expect(part.getByRole("button", { name: words(lng, "upload")("remove") })).toBeVisible();
}

/** A company's own profile page: description, logo and PDF, all published. Returns what visitors must find. */
export async function fillProfile(page: Page, { lng, company }: Pick<NewAccount, "lng" | "company">) {
  const t = words(lng, "companyprofile");
  const text = `Seit 1958 unterwegs, ${company}.`;
  const pdf = await makePdf();
  await page.goto(`/${lng}/userpanel/companyprofile`);
  await page.getByLabel(t("field.description"), { exact: true }).fill(text);
  await attach(page, lng, "logo", "logo.jpg", "image/jpeg", await phonePhoto());
  await attach(page, lng, "pdf", "prospekt.pdf", "application/pdf", pdf);
  for (const field of ["description", "address", "location", "logo", "pdf"]) {
    await page.getByRole("switch", { name: publishName(lng, field), exact: true }).check();
  }
  await page
    .getByRole("button", { name: t("save"), exact: true })
    .first()
    .click();
  await expect(page.getByText(t("saved")).first()).toBeVisible();
  const href = await page
    .getByRole("link", { name: t("view") })
    .first()
    .getAttribute("href");
  return { company, text, pdf, slug: href?.split("/publicProfile/")[1] ?? "" };
}

/** All parts of the sitemap, one after another. */
async function sitemap(request: APIRequestContext) {
  const index = await (await request.get("/sitemap.xml")).text();
  const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? "").pathname);
  return (await Promise.all(parts.map(async (part) => (await request.get(part)).text()))).join("\n");
}

type Profile = Awaited<ReturnType<typeof fillProfile>>;

/** What visitors and search engines see of it, in the three languages. */
export async function seeProfile(page: Page, request: APIRequestContext, { company, text, pdf, slug }: Profile) {
  for (const language of ["de", "en", "es"]) {
    await page.goto(`/${language}/publicProfile/${slug}`);
    await expect(page.getByRole("heading", { level: 1, name: company })).toBeVisible();
    await expect(page.getByText(text).first()).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", language);
  }
  const logo = page.locator("img[src*='upload']").first();
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const file = await page.locator("a[href^='/api/upload/'][href$='.pdf']").first().getAttribute("href");
  const served = await request.get(file ?? "");
  expect(served.headers()["content-disposition"]).toMatch(/^attachment/);
  expect((await served.body()).equals(pdf)).toBe(true);
  expect(await sitemap(request)).toContain(`/de/publicProfile/${slug}<`);
}

/** A confirmed account of a driver or of a travel service, made through the API. */
export async function openAccount(
  request: APIRequestContext,
  linksTo: (email: string) => Promise<string[]>,
  kind: "buspartner" | "advertiser" = "buspartner",
) {
  const stamp = `${Date.now()}${Math.floor(Math.random() * 1000)}`;
  const email = `lena.${stamp}@fahrdienst-${stamp}.example`;
  const address = {
    ...{ street: "Innstraße", number: "7", city: "Passau", postal_code: "94032" },
    ...{ country: "Deutschland", countryISO3166Code: "DE" },
  };
  const company = {
    ...(kind === "buspartner" ? { companyType: "driver" } : {}),
    name: `${kind === "buspartner" ? "Fahrdienst" : "Gasthof"} ${stamp}`,
    address,
    location: { longitude: 13.46, latitude: 48.57 },
  };
  const person = { email, password, firstname: "Lena", lastname: "Probst", language: "de", termsAccepted: true };
  expect((await request.post(`/api/register/${kind}`, { data: { ...person, company } })).status()).toBe(200);
  const link = (await linksTo(email)).find((address) => address.includes("/confirmuser")) ?? "";
  const token = new URL(link).searchParams.get("token");
  expect((await request.post("/api/confirmuser", { data: { token } })).status()).toBe(200);
  return { email, company: company.name };
}

/** The link of the author's page, as its mail carries it. */
export async function authorLink(database: Client, requestId: string) {
  const token = randomBytes(32).toString("base64url");
  const hash = createHash("sha256").update(token).digest("base64url");
  await database.query(
    `insert into mailed_token (id, hash, purpose, "requestId") values (gen_random_uuid(), $1, 'busrequest', $2)`,
    [hash, requestId],
  );
  return `/de/myrequest/${token}`;
}

/** Opens a thread of messages, whether the page's script is there already or comes in a moment. */
async function openThread(thread: Locator) {
  const open = thread.locator("button[aria-expanded]");
  await expect(async () => {
    if ((await open.getAttribute("aria-expanded")) === "false") await open.click();
    await expect(open).toHaveAttribute("aria-expanded", "true", { timeout: 2_000 });
  }).toPass();
}

/** In a thread of messages, in German: what the other side wrote is there; then something is written. */
export async function write(thread: Locator, text: string, { after }: { after?: string } = {}) {
  const t = words("de", "offer");
  await openThread(thread);
  if (after) await expect(thread.getByText(after)).toBeVisible();
  await thread.getByLabel(t("thread.text"), { exact: true }).fill(text);
  await thread.getByRole("button", { name: t("thread.send"), exact: true }).click();
  await expect(thread.getByRole("listitem").filter({ hasText: text })).toBeVisible();
}

/** The page's script listens a moment after its words are there: pressed until it does, so a key that does no more when pressed twice. */
export const pressUntil = (page: Page, key: string, there: () => Promise<unknown>) =>
  expect(async () => {
    await page.keyboard.press(key);
    await there();
  }).toPass();
