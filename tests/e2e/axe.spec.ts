import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { drawnMaps, expect, test } from "../fixtures";

test.use(drawnMaps);

const publicPages = [
  "",
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

type Found = { id: string; nodes: { target: unknown[] }[] };

// A colour on its way is none that anybody is to read.
const settled = (page: Page) =>
  page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));

/** In the other theme the same elements stand in other colours: by the axe that the first pass has brought to the page. */
const darkContrast = (page: Page) =>
  page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(...args: unknown[]): Promise<{ violations: Found[] }> } };
    const shown = { exclude: [["nextjs-portal"]] };
    const { violations } = await axe.run(shown, { runOnly: ["color-contrast"], resultTypes: ["violations"] });
    return violations;
  });

const told = (theme: string, violations: Found[]) =>
  violations.map(({ id, nodes }) => {
    const targets = nodes.map((node) => node.target.join(" ")).slice(0, 3);
    return `${theme}: ${id}: ${targets.join(", ")}`;
  });

async function bothThemes(page: Page) {
  await show(page, "light");
  await settled(page);
  // No frame of a page is another origin's: one pass in the page itself. What passed is not asked for and not put together.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
  const light = await axe.exclude("nextjs-portal").analyze();
  await show(page, "dark");
  await settled(page);
  return [...told("light", light.violations), ...told("dark", await darkContrast(page))];
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
