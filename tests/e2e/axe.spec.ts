import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";

const publicPages = [
  "",
  "/login",
  "/request/new",
  "/register/advertiser",
  "/register/buspartner",
  "/registerconfirmation",
  "/forgotpassword",
  "/contact",
  "/imprint",
  "/terms_and_conditions",
  "/privacypolicy",
  "/faq",
  "/buspartner",
  "/adpartners",
  "/adpartners/prices",
  "/blog",
  "/travelrecommendations",
  "/publicProfile/hotel-jakobshof",
  "/publicProfile/donaubus-kellermayer",
  "/confirmuser",
  "/resetpw",
  "/confirmemail",
  "/confirmdelete",
  "/invitation",
  "/offline",
  "/not-found",
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
  "/userpanel/locations",
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
  "/userpanel/filtersettings",
  "/userpanel/nearrequests",
  "/userpanel/nearrequests?sort=date&kind=emergency",
  "/userpanel/inbox",
  "/userpanel/standby",
  "/userpanel/tours",
  "/request/new?kind=vacancy",
  "/request/new?kind=emergency",
];

const show = (page: Page, theme: string) =>
  page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, theme);

async function violations(page: Page, theme: string) {
  // A colour on its way is none that anybody is to read.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));
  // No frame of a page is another origin's: one pass in the page itself. What passed is not asked for and not put together.
  const axe = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ["violations"] })
    .exclude("nextjs-portal");
  // In the other theme the same elements stand in other colours.
  const { violations } = await (theme === "dark" ? axe.withRules(["color-contrast"]) : axe).analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${theme}: ${id}: ${nodes
        .map((node) => node.target.join(" "))
        .slice(0, 3)
        .join(", ")}`,
  );
}

async function bothThemes(page: Page) {
  const found: string[] = [];
  for (const theme of ["light", "dark"]) {
    await show(page, theme);
    found.push(...(await violations(page, theme)));
  }
  return found;
}

async function quiet(page: Page) {
  await page.addInitScript(() => {
    for (const key of ["first-visit", "consent-dialog"]) localStorage.setItem(key, "false");
  });
}

async function seeAll(page: Page, lng: string, paths: readonly string[]) {
  for (const path of paths) {
    const answer = await page.goto(`/${lng}${path}`);
    expect(answer?.status(), path).toBe(200);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    // A result that is being computed anew is grey meanwhile.
    await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
    expect(await bothThemes(page), path).toEqual([]);
  }
}

test.describe("axe finds no violation, light and dark", () => {
  test.beforeEach(({ page }) => {
    test.setTimeout(180_000);
    return quiet(page);
  });

  test("public pages", ({ page }) => seeAll(page, "de", publicPages));

  test("a request's page and a company's own link", async ({ page, request }) => {
    const { entity } = await (await request.get("/api/busrequest?take=1")).json();
    await seeAll(page, "en", [`/request/${entity[0].id}`, "/singlerequest/donaubus-kellermayer"]);
  });

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
