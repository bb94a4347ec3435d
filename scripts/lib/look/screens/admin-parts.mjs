import { hideAnswers } from "./admin.mjs";
import { dialogAfter, inTurn, openFirstRow, press, pressKey, scrollDialog } from "../steps.mjs";

const narrow = [390];
const wide = [1440];

const at = (name, path, act, more = {}) => ({
  name: `admin-${name}`,
  path: `/de/adminpanel${path}`,
  account: "admin",
  act,
  whole: false,
  ...more,
});

/** Marks the first two rows, so that the bar for what is marked shows. */
const mark = async (page) => {
  for (const nth of [0, 1])
    await page.locator("main input[type=checkbox][aria-label$=markieren]:visible").nth(nth).check();
};

const searchAll = async (page, { width }) => {
  if (width === 390) await press("In der Verwaltung suchen")(page);
  else await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "In der Verwaltung suchen" }).last().fill("donau");
  await page.getByRole("option").first().waitFor();
};

const providers = `Firma;E-Mail;Ort;Art;Land
Reisen Altmühl;post@altmuehl.example;Kelheim;busoperator;DE
Ohne Adresse;;Passau;busoperator;DE
Donaufahrten;info@donaufahrten.example;Deggendorf;touroperator;DE`;

const chooseFile = async (page) => {
  const file = { name: "anbieter.csv", mimeType: "text/csv", buffer: Buffer.from(providers) };
  await page.getByRole("dialog").locator("input[type=file]").setInputFiles(file);
  await page.getByRole("dialog").getByText("Vorschau der ersten 20 Zeilen").waitFor();
};

const inSheet = (label) => inTurn(openFirstRow, dialogAfter(label));

/** Dialogs, bars and states of the admin panel. */
export const adminPartScreens = [
  at("search", "/requests", searchAll),
  at("users-marked", "/users", mark),
  at("providers-marked", "/providers", mark, { widths: wide }),
  at("pending-marked", "/pendingRequests", mark, { widths: wide }),
  at(
    "pending-cards-open",
    "/pendingRequests",
    (page) => page.locator("main article h2 button:visible").first().click(),
    {
      widths: narrow,
    },
  ),
  at("pending-rejecting", "/pendingRequests", dialogAfter("Ablehnen"), { widths: narrow }),
  at("pending-keys", "/pendingRequests", pressKey("?"), { widths: wide }),
  at("pending-nothing", "/pendingRequests?search=nirgendwo", undefined),
  at(
    "pending-edit",
    "/pendingRequests",
    inTurn(
      (page) => page.getByRole("link", { name: "Ändern" }).locator("visible=true").first().click(),
      (page) => page.waitForURL(/edit/),
    ),
    { whole: true },
  ),
  at("users-keys", "/users", pressKey("?"), { widths: wide }),
  at("users-nothing", "/users?search=nirgendwo", undefined),
  at("request-end", "/requests", inSheet("Beenden")),
  at("provider-add", "/providers", dialogAfter("Anbieter eintragen")),
  at("provider-edit", "/providers", inTurn(inSheet("Bearbeiten"), scrollDialog)),
  at("provider-merge", "/providers", inSheet("Zusammenführen")),
  at("provider-delete", "/providers", inSheet("Löschen")),
  at("provider-import-file", "/providers", inTurn(dialogAfter("CSV einlesen"), chooseFile)),
  at("provider-import-end", "/providers", inTurn(dialogAfter("CSV einlesen"), chooseFile, scrollDialog)),
  at("registered-open", "/registeredProviders", openFirstRow),
  at("advertiser-open", "/advertisers", openFirstRow),
  at("partner-edit", "/marketingpartners", inSheet("Eintrag bearbeiten")),
  at("media-videos", "/mediadata?kind=video", undefined, { whole: true }),
  at("media-prices", "/mediadata?kind=prices", undefined, { whole: true }),
  at("media-flyer", "/mediadata?kind=flyer&language=es", undefined, { whole: true }),
  at("news-delete", "/news", inSheet("Löschen")),
  at("article-picture", "/news/new", dialogAfter("Bild einfügen")),
  at(
    "article-text",
    "/news/new",
    async (page) => {
      await page.getByLabel("Titel", { exact: true }).first().fill("Mit dem Bus ins Museum");
      await page
        .locator("main textarea")
        .last()
        .fill("## Anfahrt\n\nEin **Satz** mit [Link](https://bus.example).\n\n- eins\n- zwei");
    },
    { whole: true },
  ),
  at("dashboard-year", "?weeks=52", hideAnswers, { whole: true }),
];
