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
  "/travelrecommendations",
  "/publicProfile/hotel-jakobshof",
  "/publicProfile/donaubus-kellermayer",
  "/confirmuser",
  "/resetpw",
  "/confirmemail",
  "/confirmdelete",
  "/invitation",
  "/not-found",
];
const adminPages = [
  "/adminpanel/pendingRequests",
  "/adminpanel/requests",
  "/adminpanel/advertisers",
  "/adminpanel/email/outbox",
];
const housePages = ["/create-subscription", "/create-subscription?plan=single&interval=monthly"];
const partnerPages = [
  "/userpanel/management",
  "/userpanel/profile",
  "/userpanel/emailsettings",
  "/userpanel/companyprofile",
  "/userpanel/staff",
  "/userpanel/fleet",
  "/userpanel/fleet?view=table",
  "/userpanel/fleet/print",
  "/userpanel/filtersettings",
  "/userpanel/nearrequests",
  "/userpanel/nearrequests?sort=date&kind=emergency",
  "/request/new?kind=vacancy",
  "/request/new?kind=emergency",
];

async function violations(page: Page) {
  // A colour on its way is none that anybody is to read.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));
  const { violations } = await new AxeBuilder({ page }).exclude("nextjs-portal").analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map((node) => node.target.join(" "))
        .slice(0, 3)
        .join(", ")}`,
  );
}

async function quiet(page: Page, theme: string, baseURL: string) {
  await page.addInitScript(() => {
    for (const key of ["first-visit", "consent-dialog"]) localStorage.setItem(key, "false");
  });
  await page.context().addCookies([{ name: "theme", value: theme, url: baseURL }]);
}

for (const theme of ["light", "dark"]) {
  test.describe(`axe finds no violation, ${theme}`, () => {
    test("public pages", async ({ page, baseURL }) => {
      test.setTimeout(180_000);
      await quiet(page, theme, baseURL ?? "");
      for (const path of publicPages) {
        await page.goto(`/de${path}`);
        await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
        expect(await violations(page), path).toEqual([]);
      }
    });

    test("a request's page and a company's own link", async ({ page, baseURL, request }) => {
      await quiet(page, theme, baseURL ?? "");
      const { entity } = await (await request.get("/api/busrequest?take=1")).json();
      for (const path of [`/request/${entity[0].id}`, "/singlerequest/donaubus-kellermayer"]) {
        const answer = await page.goto(`/en${path}`);
        expect(answer?.status(), path).toBe(200);
        await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
        expect(await violations(page), path).toEqual([]);
      }
    });

    test("admin pages", async ({ page, baseURL, signIn }) => {
      await quiet(page, theme, baseURL ?? "");
      await signIn("admin");
      for (const path of adminPages) {
        await page.goto(`/de${path}`);
        await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
        expect(await violations(page), path).toEqual([]);
      }
    });

    test("partner pages", async ({ page, baseURL, signIn }) => {
      test.setTimeout(180_000);
      await quiet(page, theme, baseURL ?? "");
      await signIn("busoperator");
      for (const path of partnerPages) {
        await page.goto(`/es${path}`);
        await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
        expect(await violations(page), path).toEqual([]);
      }
    });

    test("a travel service's pages", async ({ page, baseURL, signIn }) => {
      await quiet(page, theme, baseURL ?? "");
      await signIn("hotel");
      for (const path of housePages) {
        await page.goto(`/de${path}`);
        await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
        expect(await violations(page), path).toEqual([]);
      }
    });

    test("consent dialog", async ({ page, baseURL }) => {
      await page.context().addCookies([{ name: "theme", value: theme, url: baseURL ?? "" }]);
      await page.goto("/de/faq");
      await expect(page.getByRole("dialog")).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.getByRole("button", { name: "Selbst auswählen" }).click();
      expect(await violations(page)).toEqual([]);
    });
  });
}
