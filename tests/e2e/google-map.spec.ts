import { build } from "esbuild";
import type { BrowserContext, Locator, Page } from "@playwright/test";
import { drawnMaps, expect, test } from "../fixtures";
import { authorLink, quiet } from "../journeys";
import { place } from "../people";
import { freePort } from "../../scripts/lib/ports.mjs";
import { stopChild } from "../../scripts/lib/processes.mjs";
import { serve } from "../../scripts/lib/serve.mjs";

test.use(drawnMaps);

/** The product as it runs with a key for Google's map; without a network the library is answered at the browser's edge. */
async function openWithGoogle() {
  const url = `http://127.0.0.1:${await freePort()}`;
  const { port } = new URL(url);
  const settings = { PORT: port, APP_URL: url, NEXTAUTH_URL: url, WORKER: "off", NEXT_PUBLIC_GOOGLE_MAPS_KEY: "a-key" };
  const { child } = await serve({ ...process.env, ...settings });
  return { url, close: () => stopChild(child) };
}

let url = "";
let close = async () => {};

// One server for both.
test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  ({ url, close } = await openWithGoogle());
});
test.afterAll(() => close());

const googleHost = "https://maps.googleapis.com/**";

async function answerAsGoogle(context: BrowserContext) {
  const options = { bundle: true, write: false, format: "iife", target: "es2022" } as const;
  const { outputFiles } = await build({ ...options, entryPoints: ["tests/google-maps/index.ts"] });
  const asked: URL[] = [];
  await context.route(googleHost, (route) => {
    asked.push(new URL(route.request().url()));
    return route.fulfill({ contentType: "text/javascript", body: outputFiles[0]?.text ?? "" });
  });
  return asked;
}

const onGoogle = (map: Locator, what: string) => map.locator(`[data-google=${what}]`);
const pointsOf = async (line: Locator) => ((await line.getAttribute("points")) ?? "").split(" ").length;

async function chooseGoogle(map: Locator) {
  await map.getByText("Karte von Google").click();
  await expect(map.getByText("erfährt dabei Ihre IP-Adresse")).toBeVisible();
  await map.getByRole("button", { name: "Anzeigen" }).press("Enter");
  await expect(onGoogle(map, "map")).toBeVisible();
  await expect(map.getByRole("button", { name: "Eigene Karte" })).toBeFocused();
}

async function homeMap(page: Page) {
  await page.goto(`${url}/de?kind=emptyride`);
  const map = page.locator(".group\\/map");
  await expect(map.locator(".maplibregl-marker").first()).toBeVisible();
  return map;
}

test("with a key Google's map comes once the reader wants it, and draws what ours does", async ({
  page,
  context,
  database,
  signIn,
}) => {
  test.setTimeout(120_000);
  await page.addInitScript(quiet);
  const asked = await answerAsGoogle(context);
  const map = await homeMap(page);
  await test.step("nobody is asked before, and Google once afterwards", async () => {
    expect(asked).toEqual([]);
    await chooseGoogle(map);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.searchParams.get("key")).toBe("a-key");
  });
  await test.step("empty rides are dashed along the road, the chosen one has its yellow edge", async () => {
    await expect(onGoogle(map, "dashes").first()).toBeAttached();
    await expect.poll(() => pointsOf(onGoogle(map, "dashes").first())).toBeGreaterThan(20);
    const edges = onGoogle(map, "line").and(map.locator('[stroke-width="9"]'));
    await expect(edges).toHaveCount(0);
    const sign = map.getByRole("button", { name: /^Leerfahrt: / }).first();
    const pressed = map.getByRole("button", { name: /^Leerfahrt: /, pressed: true });
    // Signs are gathered anew while the map comes to rest.
    await expect(async () => {
      if ((await pressed.count()) === 0) await sign.click({ timeout: 5_000 });
      await expect(pressed).toHaveCount(1, { timeout: 3_000 });
    }).toPass();
    await expect(edges).not.toHaveCount(0);
  });
  await test.step("the reader's choice holds, and is taken back where it was made", async () => {
    await page.reload();
    await expect(onGoogle(map, "map")).toBeVisible();
    await map.getByRole("button", { name: "Eigene Karte" }).click();
    await expect(map.locator(".maplibregl-canvas")).toBeVisible();
    await expect(onGoogle(map, "map")).toHaveCount(0);
    await chooseGoogle(map);
  });
  await test.step("a bus on its way over a group: as it was planned, moved, and with the group", async () => {
    const found = await database.query(`select id from bus_request where "companyName" = 'Stadtkapelle Landshut'`);
    await page.goto(`${url}${await authorLink(database, found.rows[0].id)}`);
    await page.locator("#fits").scrollIntoViewIfNeeded();
    const detour = page.locator("#fits .group\\/map");
    await expect(onGoogle(detour, "dashes")).not.toHaveCount(0);
    await expect.poll(() => onGoogle(detour, "line").count()).toBeGreaterThan(3);
  });
  await test.step("a way over the sea: solid on land, dashed on the ferry, both ends marked", async () => {
    await signIn("touroperator");
    const hour = 3_600_000;
    const date = Math.floor(Date.now() / hour) * hour + 30 * 24 * hour;
    const data = {
      ...{ category: "grouprequest", transferType: "transferoneway", organisationType: "CLUB", passengers: 22 },
      ...{ companyName: "Isarland Reisen", email: "gruppen@isarland-reisen.example" },
      start: { address: place("Rostock", 12.1, 54.09), date },
      end: { address: place("Kopenhagen", 12.57, 55.68, "DK"), date: date + 9 * hour },
    };
    const { entity } = await (await page.request.post(`${url}/api/busrequest`, { data })).json();
    await page.goto(`${url}/de/request/${entity[0].id}`);
    await expect(onGoogle(map, "end")).toHaveCount(2);
    await expect(onGoogle(map, "dashes")).toHaveCount(1);
    await expect(onGoogle(map, "line")).not.toHaveCount(0);
  });
});

test("a key that Google refuses leaves the reader our own map", async ({ page, context }) => {
  await page.addInitScript(quiet);
  await page.addInitScript(() => localStorage.setItem("consent-maps", "true"));
  await context.route(googleHost, (route) =>
    route.fulfill({ contentType: "text/javascript", body: "gm_authFailure()" }),
  );
  await page.goto(`${url}/de`);
  await expect(page.locator(".maplibregl-canvas")).toBeVisible();
});
