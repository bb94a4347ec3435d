import { dialogAfter, press, sendForm } from "../steps.mjs";

// Dialogs, menus and messages that stand open; the window alone.
const wide = [1440];
const narrow = [390];
const operator = "busoperator";
const admin = "admin";

const opened = (name, path, label, more = {}) => ({ name, path, act: dialogAfter(label), whole: false, ...more });

async function editFirst(page) {
  await page.locator("[data-row]:visible").first().click();
  await dialogAfter("Bearbeiten")(page);
}

async function secondStep(page) {
  await page.getByLabel("Vorname", { exact: true }).fill("Lena");
  await page.getByLabel("Nachname", { exact: true }).fill("Probst");
  await page.getByLabel("E-Mail", { exact: true }).fill("lena@fahrdienst.example");
  await page.locator("main form button[type=submit]").last().click();
  await page.locator("input[type=password]").first().waitFor();
}

const profile = "/de/publicProfile/donaubus-kellermayer";
const week = ({ day }) => `/de/userpanel/management?view=week&date=${day}`;

export const partScreens = [
  { name: "consent", path: "/de", asked: true, whole: false },
  { name: "mobile-menu", path: "/de", widths: narrow, act: press("Menü"), whole: false },
  {
    name: "account-menu",
    path: "/de/userpanel/offers",
    account: operator,
    widths: wide,
    act: (page) => page.locator("header summary").last().click(),
    whole: false,
  },
  {
    name: "home-filter-panel",
    path: "/de",
    map: true,
    act: (page) => page.locator("search details > summary").first().click(),
  },
  {
    name: "post-request-errors",
    path: "/de/request/new?passengers=42",
    act: sendForm,
  },
  { name: "register-second-step", path: "/de/register/buspartner", act: secondStep },
  opened("message-dialog", profile, "Nachricht schreiben"),
  opened("accept-dialog", ({ requestToken }) => `/de/myrequest/${requestToken}`, /annehmen/i),
  opened("fleet-dialog", "/de/userpanel/fleet", "Bus hinzufügen", { account: operator }),
  opened("fleet-qr-dialog", "/de/userpanel/fleet", /^QR-Code/, { account: operator }),
  opened("calendar-feed-dialog", week, "Abonnieren", { account: operator }),
  opened("calendar-entry-dialog", week, /Hauptuntersuchung/, { account: operator }),
  opened("location-dialog", "/de/userpanel/locations", /bearbeiten|ändern/i, { account: "hotel" }),
  opened("admin-csv-dialog", "/de/adminpanel/requests", "CSV-Export", { account: admin }),
  opened("admin-import-dialog", "/de/adminpanel/providers", "CSV einlesen", { account: admin }),
  { name: "admin-user-dialog", path: "/de/adminpanel/users", account: admin, act: editFirst, whole: false },
  { name: "admin-columns", path: "/de/adminpanel/users", account: admin, act: press("Spalten"), whole: false },
];
