import { seeAll } from "../axe";
import { drawnMaps, test } from "../fixtures";
import { quiet } from "../journeys";

// Maps are drawn by the processor here, which takes as long as all else: only where there is one.
test.use(drawnMaps);

const publicPages = [
  "",
  "/travelrecommendations",
  "/publicProfile/hotel-jakobshof",
  "/publicProfile/donaubus-kellermayer",
];

const partnerPages = [
  "/userpanel/nearrequests",
  "/userpanel/nearrequests?sort=date&kind=emergency",
  "/userpanel/tours",
  "/userpanel/standby",
  "/userpanel/filtersettings",
];

test.describe("axe finds no violation where a map is drawn, light and dark", () => {
  test.beforeEach(({ page }) => {
    test.setTimeout(180_000);
    return page.addInitScript(quiet);
  });

  test("public pages", ({ page }) => seeAll(page, "de", publicPages));

  test("a request's page", async ({ page, database }) => {
    // The demo's own: what another test posts may have ended by the time the page is opened.
    const { rows } = await database.query(
      `select id from bus_request where category = 'grouprequest' and mode = 'collective' and state = 'active'
        and "endedAt" is null and "startDate" > now() + interval '1 day' order by "createdAt", id limit 1`,
    );
    await seeAll(page, "en", [`/request/${rows[0].id}`]);
  });

  test("partner pages", async ({ page, signIn }) => {
    await signIn("busoperator");
    await seeAll(page, "es", partnerPages);
  });

  test("a travel service's locations", async ({ page, signIn }) => {
    await signIn("hotel");
    await seeAll(page, "de", ["/userpanel/locations"]);
  });
});
