import { expect, test } from "../fixtures";
import { quiet } from "../journeys";

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
  await expect(page.getByText("Richtwert, kein Angebot").first()).toBeVisible();
});

test("what a trip roughly costs: without an account, a value changed and put back", async ({ page }) => {
  await page.addInitScript(quiet);
  await page.goto(`/de/price?${trip("Salzburg", "07:30", "17:00")}`);
  await expect(page.getByText("Richtwert, kein Angebot")).toBeVisible();
  const typical = page.locator("dd.title-2xl");
  const before = await typical.innerText();
  const km = page.getByLabel("Leerkilometer: Kilometer");
  await km.fill("400");
  await expect(typical).not.toHaveText(before);
  await page.getByRole("button", { name: "Leerkilometer zurücksetzen" }).click();
  await expect(typical).toHaveText(before);
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
