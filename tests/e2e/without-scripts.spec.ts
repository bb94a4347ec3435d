import { expect, test } from "../fixtures";
import { words } from "../journeys";

test.use({ javaScriptEnabled: false });

const nothing = "Aquí termina la ruta.";

test("what is not there draws its page without scripts, in Spanish, with its status", async ({ page, database }) => {
  const id = "01890000-0000-7000-8000-000000000000";
  const addresses = [
    ...[`/es/request/${id}`, "/es/request/nada", "/es/publicProfile/no-existe", "/es/blog/no-existe"],
    ...["/es/singlerequest/no-existe", "/es/myrequest/no-existe", "/es/answer/no-existe", "/es/quatsch"],
    ...["/es/dispatch/no-existe", "/es/q/no-existe"],
  ];
  for (const address of addresses) {
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(404);
    await expect(page.getByRole("heading", { level: 1 }), address).toHaveText(nothing);
    await expect(page, address).toHaveTitle(/Aquí termina la ruta/);
    await expect(page.getByRole("contentinfo"), address).toBeVisible();
  }

  await test.step("a driver's link that was replaced says whom to ask", async () => {
    const answer = await page.goto("/es/drive/no-existe");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Este enlace ya no es válido" })).toBeVisible();
    await expect(page.getByText("Llame a su empresa")).toBeVisible();
  });

  await test.step("a request that was filled says so, in towns of the reader's language, and shows what is open", async () => {
    const { rows } = await database.query(
      `select id from bus_request where "endReason" = 'filled' and category = 'grouprequest' and mode = 'collective'
        and state = 'active' and "approvedAt" is not null order by id limit 1`,
    );
    const place = (geo: string, city: string) =>
      JSON.stringify({
        ...{ address: `${city}, Deutschland`, placeId: geo, location: { longitude: 11.58, latitude: 48.14 } },
        address_fields: {
          ...{ street: "", number: "", postal_code: "", city, country: "Deutschland", countryISO3166Code: "DE" },
        },
      });
    await database.query(
      `update bus_request set "startPlace" = $2::jsonb, "endPlace" = $3::jsonb, "startLongitude" = 11.58,
        "startLatitude" = 48.14 where id = $1`,
      [rows[0].id, place("geo:2867714", "München"), place("geo:2861650", "Nürnberg")],
    );
    const answer = await page.goto(`/es/request/${rows[0].id}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Este viaje ya está adjudicado.");
    await expect(page).toHaveTitle(/Este viaje ya está adjudicado/);
    await expect(page.getByText(/Múnich\s+a\s+Núremberg/)).toBeVisible();
    const similar = page.getByRole("region", { name: "Aún abiertas cerca" }).getByRole("link");
    await similar.first().click();
    await expect(page).toHaveURL(/\/es\/request\//);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(nothing);
  });
});

test("a screen of another kind of account says so without scripts, with its status", async ({ page, signIn }) => {
  await signIn("busoperator");
  for (const address of ["/es/adminpanel", "/es/adminpanel/users", "/es/userpanel/locations"]) {
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(403);
    await expect(page.getByRole("heading", { level: 1 }), address).toHaveText(words("es", "common")("forbidden.title"));
    await expect(page, address).toHaveTitle(`${words("es", "common")("forbidden.title")} | Charabanc`);
  }
});

test("the pages for companies count what lies around a town that was typed, and say when they do not know it", async ({
  page,
  request,
}) => {
  const at = "longitude=12.1&latitude=49.02";
  const around = page.getByRole("region", { name: "Anfragen auf der Karte" });
  // Other tests post and approve requests there meanwhile: both counts are asked again until they were of one moment.
  await expect(async () => {
    const { entity } = await (await request.get(`/api/surroundings?${at}`)).json();
    await page.goto("/de/buspartner");
    await page.getByLabel("Ort Ihres Betriebshofs").fill("93055 Regensburg");
    await page.getByRole("button", { name: "Ansehen" }).click();
    const count = around.getByRole("heading", { level: 2 }).first();
    await expect(count).toHaveText(`${entity[0].requests} Anfragen`, { timeout: 2_000 });
  }).toPass();
  await expect(around).toContainText("im Umkreis von 60 km um Regensburg");
  await expect(around.getByRole("listitem").filter({ has: page.getByRole("link") })).not.toHaveCount(0);

  await page.getByLabel("Ort Ihres Betriebshofs").fill("93055");
  await page.getByRole("button", { name: "Ansehen" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Welcher Ort ist 93055?");

  await page.goto("/de/adpartners");
  await page.getByLabel("Ort Ihres Hauses").fill("Regensburg");
  await page.getByRole("button", { name: "Ansehen" }).click();
  await expect(page.getByText("höchstens 20 km an Regensburg vorbei")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Ihr Haus, Regensburg" })).toBeVisible();
});
