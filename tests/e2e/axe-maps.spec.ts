import { quiet, seeAll } from "../axe";
import { drawnMaps, test } from "../fixtures";

// Maps are drawn by the processor here, which takes as long as all else: only where there is one.
test.use(drawnMaps);

const publicPages = [
  "",
  "/price?fromText=Regensburg&toText=Salzburg&date=2029-06-16&time=07:30&transferType=transferoneway&passengers=30&vehicleType=coach",
  "/travelrecommendations",
  "/publicProfile/hotel-jakobshof",
];

test.describe("axe finds no violation where a map is drawn, light and dark", () => {
  test.beforeEach(({ page }) => {
    test.setTimeout(180_000);
    return quiet(page);
  });

  test("public pages", ({ page }) => seeAll(page, "de", publicPages));

  test("a request's page", async ({ page, request }) => {
    const { entity } = await (await request.get("/api/busrequest?take=1")).json();
    await seeAll(page, "en", [`/request/${entity[0].id}`]);
  });

  test("partner pages", async ({ page, signIn }) => {
    await signIn("busoperator");
    await seeAll(page, "es", ["/userpanel/nearrequests", "/userpanel/tours"]);
  });
});
