import { expect, test } from "../fixtures";
import { quiet } from "../journeys";
import { steady } from "../steady";

/** yyyy-MM-dd, a Saturday some weeks ahead. */
function saturday() {
  const date = new Date(Date.now() + 40 * 86_400_000);
  date.setUTCDate(date.getUTCDate() + ((6 - date.getUTCDay() + 7) % 7));
  return date.toISOString().slice(0, 10);
}

const trip = (to: string, time: string, returnTime: string) =>
  new URLSearchParams({
    fromText: "Regensburg",
    toText: to,
    date: saturday(),
    time,
    returnDate: saturday(),
    returnTime,
    transferType: "transfertwoway",
    passengers: "42",
  });

test("the form says 'second driver' for Regensburg to Hamburg and back in a day, with the article; one press eases it", async ({
  page,
}) => {
  await page.addInitScript(quiet);
  await page.goto(`/de/request/new?${trip("Hamburg", "06:00", "16:00")}`);
  const card = page.getByRole("region", { name: "Zweiter Fahrer nötig" });
  await expect(card).toContainText("561/2006 Art. 6(1)");
  await card.getByRole("button", { name: "Übernehmen" }).last().click();
  await expect(page.getByRole("region", { name: "Hotel nötig" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Hotel nötig" })).toBeFocused();
  await expect(page.getByText("Richtwert, kein Angebot").first()).toBeVisible();
});

test("what a trip roughly costs: without an account, a value changed and put back", async ({ page }) => {
  await page.addInitScript(quiet);
  await page.goto(`/de/price?${trip("Salzburg", "07:30", "17:00")}`);
  await expect(page.getByText("Richtwert, kein Angebot")).toBeVisible();
  const typical = page.locator("dd.title-2xl");
  const before = await steady(page, () => typical.innerText());
  const km = page.getByLabel("Leerkilometer: Kilometer");
  await km.fill("400");
  await expect(typical).not.toHaveText(before);
  await page.getByRole("button", { name: "Leerkilometer zurücksetzen" }).click();
  await expect(typical).toHaveText(before);

  await km.press("ControlOrMeta+a");
  await page.keyboard.type("400");
  await expect(km).toBeFocused();
  await expect(km).toHaveValue("400");
  await page.getByRole("button", { name: "Leerkilometer zurücksetzen" }).press("Enter");
  await expect(typical).toHaveText(before);
  await expect(km).toBeFocused();
});

test("a value is read as its language writes numbers; nonsense is named and counts for nothing", async ({ page }) => {
  await page.addInitScript(quiet);
  for (const [lng, label, thousand, other] of [
    ["de", "Leerkilometer: Kilometer", "1.234", "1234"],
    ["en", "Empty kilometres: kilometres", "1,234", "1234"],
  ] as const) {
    await page.goto(`/${lng}/price?${trip("Salzburg", "07:30", "17:00")}`);
    const typical = page.locator("dd.title-2xl");
    const before = await steady(page, () => typical.innerText());
    const km = page.getByLabel(label);
    await km.fill(other);
    await expect(typical).not.toHaveText(before);
    const changed = await steady(page, () => typical.innerText());
    await km.fill("");
    await expect(typical).toHaveText(before);
    await km.pressSequentially(thousand);
    await expect(typical).toHaveText(changed);
    await km.press("ControlOrMeta+a");
    await km.pressSequentially("999999");
    await expect(typical).toHaveText(before);
    await expect(km).toHaveAccessibleDescription(/0 (bis|to) 20[.,]000/);
    await km.fill("");
    await km.press("Tab");
    await expect(km).toHaveValue("20");
    await expect(km).not.toHaveAccessibleDescription(/0 (bis|to)/);
  }
});

test("the trip stands as a ticket beside its guide, above it on a phone; it is changed there and loses nothing", async ({
  page,
}) => {
  await page.addInitScript(quiet);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/de/price?${trip("Salzburg", "07:30", "17:00")}&via=Landshut&vehicleType=coach`);
  const ticket = page.getByRole("region", { name: "Ihre Fahrt" });
  const guide = page.getByRole("region", { name: "Richtwert", exact: true });
  const boxes = async () => {
    const [one, other] = await Promise.all([ticket.boundingBox(), guide.boundingBox()]);
    if (!one || !other) throw new Error("not drawn");
    return { ticket: one, guide: other };
  };
  const wide = await steady(page, boxes);
  expect(wide.ticket.x).toBeGreaterThan(wide.guide.x + wide.guide.width);
  expect(Math.abs(wide.ticket.y - wide.guide.y)).toBeLessThan(2);
  await expect(guide).toContainText("keine Nacht");

  await page.setViewportSize({ width: 390, height: 844 });
  const narrow = await steady(page, boxes);
  expect(narrow.ticket.y + narrow.ticket.height).toBeLessThan(narrow.guide.y);

  await ticket.getByText("Fahrt ändern").click();
  await ticket.getByLabel("Personen").fill("30");
  await ticket.getByRole("button", { name: "Richtwert rechnen" }).click();
  await expect(ticket).toContainText("30 Personen");
  await expect(ticket).toContainText("Landshut");
  await expect(guide).toContainText("Reisebus bis 53 Plätze");
  const changes = page.getByRole("region", { name: "Das ändert den Preis" });
  await expect(changes.getByRole("listitem").filter({ hasText: "Midibus bis 35 Plätze reicht" })).toContainText(/−\d+/);
  await ticket.getByText("Fahrt ändern").click();
  await ticket.getByLabel("Personen").fill("28");
  // A phone asks for the bus at its second stop.
  await page.setViewportSize({ width: 1440, height: 900 });
  await ticket.getByRole("button", { name: "Anfrage stellen" }).click();
  await expect(page).toHaveURL(/\/request\/new/);
  await expect(page.getByLabel("Personen, ohne Fahrer")).toHaveValue("28");
  await expect(page.getByRole("checkbox", { name: "Reisebus" })).toBeChecked();
});

test("a bus that goes there anyway is named with its empty kilometres, and leads to its post", async ({ page }) => {
  await page.addInitScript(quiet);
  const { entity } = await (await page.request.get("/api/busrequest?take=100&skip=0")).json();
  const soon = Date.now() + 86_400_000;
  type Post = {
    id: string;
    category: string;
    start: { address: { address_fields: { city: string } }; date: number };
    end: { address: { address_fields: { city: string } } | null };
  };
  const ride = (entity as Post[]).find(({ category, start }) => category === "emptyride" && start.date > soon);
  if (!ride?.end.address) throw new Error("the demo has no empty ride");
  const clock = (part: Intl.DateTimeFormatOptions, lng: string) =>
    new Intl.DateTimeFormat(lng, { ...part, timeZone: "Europe/Berlin" }).format(ride.start.date);
  const asked = new URLSearchParams({
    fromText: ride.start.address.address_fields.city,
    toText: ride.end.address.address_fields.city,
    date: clock({ dateStyle: "short" }, "sv"),
    time: clock({ timeStyle: "short" }, "de"),
    transferType: "transferoneway",
    passengers: "5",
  });
  await page.goto(`/de/price?${asked}`);
  const changes = page.getByRole("region", { name: "Das ändert den Preis" });
  await changes.getByText("Ein Bus, der ohnehin fährt").click();
  const named = changes.locator(`a[href="/de/request/${ride.id}"]`);
  await expect(named).toBeVisible();
  await expect(changes).toContainText("keine Zusage");
  await named.click();
  await expect(page).toHaveURL(new RegExp(ride.id));
});

test("on a long way the recommendations tell where the driver's break falls, and who stands there", async ({
  page,
}) => {
  await page.addInitScript(quiet);
  await page.goto("/de/travelrecommendations?fromText=Straubing&toText=Wien");
  await expect(page.getByText(/Pause des Fahrers zwischen km \d+ und \d+/)).toBeVisible();
  const hotel = page.locator("summary").filter({ hasText: "Hotel Jakobshof Passau" });
  await expect(hotel.getByText("an Ihrer Pause")).toBeVisible();
});
