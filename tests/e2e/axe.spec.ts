import { bothThemes, seeAll } from "../axe";
import { expect, test } from "../fixtures";
import { quiet } from "../journeys";

const publicPages = [
  "/login",
  "/request/new",
  "/register/advertiser",
  "/register/buspartner",
  "/registerconfirmation",
  "/forgotpassword",
  "/contact",
  "/price",
  "/price?fromText=Regensburg&toText=Salzburg&date=2029-06-16&time=07:30&transferType=transferoneway&passengers=30&vehicleType=coach",
  "/imprint",
  "/terms_and_conditions",
  "/privacypolicy",
  "/faq",
  "/buspartner",
  "/adpartners",
  "/adpartners/prices",
  "/blog",
  "/confirmuser",
  "/resetpw",
  "/confirmemail",
  "/confirmdelete",
  "/invitation",
  "/offline",
  "/not-found",
  "/unavailable",
];
const adminPages = [
  "/adminpanel",
  "/adminpanel/pendingRequests",
  "/adminpanel/requests",
  "/adminpanel/registeredProviders",
  "/adminpanel/providers",
  "/adminpanel/fleet",
  "/adminpanel/marketingpartners",
  "/adminpanel/mediadata",
  "/adminpanel/news",
  "/adminpanel/advertisers",
  "/adminpanel/invoices",
  "/adminpanel/users",
  "/adminpanel/email/unsubscribed",
  "/adminpanel/email/outbox",
  "/adminpanel/audit",
  "/adminpanel/certificates",
  "/adminpanel/searches",
];
const housePages = [
  "/userpanel/locations/statistics",
  "/userpanel/advertiserhomepagesettings",
  "/create-subscription",
  "/create-subscription?plan=single&interval=monthly",
];
const partnerPages = [
  "/userpanel/management",
  "/userpanel/profile",
  "/userpanel/emailsettings",
  "/userpanel/companyprofile",
  "/userpanel/staff",
  "/userpanel/fleet",
  "/userpanel/fleet?view=table",
  "/userpanel/fleet/print",
  "/userpanel/drivers",
  "/userpanel/certificates",
  "/userpanel/inbox",
  "/request/new?kind=vacancy",
  "/request/new?kind=emergency",
];

test.describe("axe finds no violation, light and dark", () => {
  test.beforeEach(({ page }) => {
    test.setTimeout(180_000);
    return page.addInitScript(quiet);
  });

  test("public pages", ({ page }) => seeAll(page, "de", publicPages));

  test("a company's own link", ({ page }) => seeAll(page, "en", ["/singlerequest/donaubus-kellermayer"]));

  test("admin pages", async ({ page, signIn }) => {
    await signIn("admin");
    await seeAll(page, "de", adminPages);
  });

  test("partner pages", async ({ page, signIn }) => {
    await signIn("busoperator");
    await seeAll(page, "es", partnerPages);
  });

  test("a travel service's pages", async ({ page, signIn }) => {
    await signIn("hotel");
    await seeAll(page, "de", housePages);
  });
});

test("axe finds no violation in the consent dialog, light and dark", async ({ page }) => {
  await page.goto("/de/faq");
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await bothThemes(page)).toEqual([]);
  await page.getByRole("button", { name: "Selbst auswählen" }).click();
  expect(await bothThemes(page)).toEqual([]);
});
