import { expect, type Locator, type Page } from "@playwright/test";
import { phonePhoto } from "./api/upload-files";
import { chooseTown, type Lng, words } from "./journeys";

/** What ends of a stop between Regensburg and Prague look like in the address of the recommendations. */
export const trip = "from=12.1016,49.0134&fromText=Regensburg&to=14.4208,50.088&toText=Praha";

export type House = { town: string; title: Record<Lng, string>; text: string; website: string };

export const brewery = (stamp: string | number): House => ({
  town: "Pilsen",
  title: {
    de: `Brauhaus Probst ${stamp}`,
    en: `Probst Brewery ${stamp}`,
    es: `Cervecería Probst ${stamp}`,
  },
  text: "Führung durch den Lagerkeller, Saal für 180 Gäste.",
  website: "https://brauhaus-probst.example/",
});

/** A row that is added after a save failed is not red, a wrong time is, and it is right once it is put right. */
async function provesHours(dialog: Locator) {
  const t = words("de", "advertiserlocation");
  const named = (key: "from" | "to" | "addTime" | "removeTime") =>
    t(`form.${key}`).replace("{day}", "Montag").replace("{n}", "1");
  await dialog.getByRole("button", { name: t("form.add"), exact: true }).click();
  await expect(dialog.locator("[aria-invalid=true]").first()).toBeVisible();
  await dialog.getByRole("button", { name: named("addTime"), exact: true }).click();
  const [from, to] = [
    dialog.getByLabel(named("from"), { exact: true }),
    dialog.getByLabel(named("to"), { exact: true }),
  ];
  await expect(from).not.toHaveAttribute("aria-invalid", "true");
  await from.fill("99");
  await to.fill("18");
  await expect(from).toHaveAttribute("aria-invalid", "true");
  await from.fill("9");
  await to.focus();
  await expect(from).toHaveValue("09:00");
  await expect(from).not.toHaveAttribute("aria-invalid", "true");
  await to.blur();
  await expect(to).toHaveValue("18:00");
  await expect(to).not.toHaveAttribute("aria-invalid", "true");
}

/** By its town, then told in the dialog: texts in three languages, address, web page and a picture. */
export async function addLocation(page: Page, { town, title, text, website }: House) {
  const t = words("de", "advertiserlocation");
  const place = words("de", "place");
  await page.goto("/de/userpanel/locations");
  const dialog = page.getByRole("dialog", { name: t("form.addTitle") });
  if ((page.viewportSize()?.width ?? 1440) < 1024) {
    // There the list comes first: the town is told in the form.
    await page
      .getByRole("button", { name: t("panel.add"), exact: true })
      .first()
      .click();
    await expect(dialog).toBeVisible();
    await chooseTown(page, t("form.place"), town);
  } else await chooseTown(page, t("panel.search"), town);
  await provesHours(dialog);
  // The profile's address in one press; another town keeps what stands beside it until it is typed anew.
  await dialog.getByRole("button", { name: t("form.companyPlace") }).click();
  const postalCode = dialog.getByLabel(place("postal_code"), { exact: true });
  await expect(postalCode).toHaveValue(/\d/);
  const known = await postalCode.inputValue();
  await chooseTown(page, t("form.place"), town);
  await expect(postalCode).toHaveValue(known);
  for (const [name, lng] of [
    ["English", "en"],
    ["Español", "es"],
    ["Deutsch", "de"],
  ] as const) {
    await dialog.getByRole("tab", { name }).click();
    await dialog.locator(`[name="title.${lng}"]`).fill(title[lng]);
  }
  await dialog.locator('[name="description.de"]').fill(text);
  await dialog.getByLabel(t("form.category"), { exact: true }).selectOption("restaurant");
  await dialog.getByLabel(place("street"), { exact: true }).fill("Veleslavínova");
  await dialog.getByLabel(place("number"), { exact: true }).fill("6");
  await postalCode.fill("301 00");
  await dialog.getByLabel(t("form.website")).fill(website);
  // A file that is refused stands in nobody's way: the next choice is sent at once.
  const refused = { name: "saal.txt", mimeType: "text/plain", buffer: Buffer.from("kein Bild") };
  await dialog.locator("input[type=file]").setInputFiles(refused);
  await expect(dialog.getByText(words("de", "upload")("error.fileTypeWrong"))).toBeVisible();
  const photo = { name: "saal.jpg", mimeType: "image/jpeg", buffer: await phonePhoto() };
  await dialog.locator("input[type=file]").setInputFiles(photo);
  await expect(
    dialog.getByRole("img", { name: words("de", "upload")("picture").replace("{number}", "1") }),
  ).toBeVisible();
  await dialog.getByRole("button", { name: t("form.add"), exact: true }).click();
  await expect(page.getByText(t("done.add").replace("{title}", title.de)).first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
}

const t = words("de", "subscription");
const admin = words("de", "advertiser");
const single = "345,10\\s€";
const money = (text: string, gross = single) => new RegExp(text.replace("{gross}", gross));

export const orderButton = (page: Page, key: "order" | "pay", gross = single) =>
  page.getByRole("button", { name: money(t(`checkout.${key}`), gross) });

/** Press the button and be led to the invoice; returns its number. */
export async function orderOnInvoice(page: Page) {
  await orderButton(page, "order").click();
  const title = page.locator("#due-title");
  await expect(title).toBeFocused();
  return (await title.innerText()).replace(t("due.title").replace("{number}", ""), "").trim();
}

/** An admin finds the invoice by its number and books the payment. */
export async function bookInvoice(desk: Page, company: string, number: string) {
  await desk.goto(`/de/adminpanel/advertisers?q=${number}`);
  await desk
    .getByRole("button", { name: new RegExp(company) })
    .filter({ visible: true })
    .first()
    .click();
  await desk.getByRole("button", { name: admin("admin.panel.bookOf").replace("{number}", number) }).click();
  await expect(desk.getByRole("dialog", { name: money(admin("admin.book.title")) })).toContainText(number);
  await desk.getByRole("button", { name: money(admin("admin.book.do")) }).click();
  await expect(desk.getByText(admin("admin.book.done").replace("{number}", number)).first()).toBeVisible();
  await expect(desk.getByRole("dialog").getByText(t("invoiceState.paid"), { exact: true })).toBeVisible();
}
