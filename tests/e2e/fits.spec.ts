import { expect, test } from "../fixtures";
import { quiet } from "../journeys";

test("a dispatcher finds a group for an empty ride and opens the offer with its bus", async ({ page, signIn }) => {
  await page.addInitScript(quiet);
  await signIn("busoperator");
  const filter = JSON.stringify({ a: { category: "emptyride" } });
  const listed = await page.request.get("/api/busrequest", { params: { take: "100", latest: "true", filter } });
  const rides: { id: string; bus: string; start: { address: { address: string } } }[] = (await listed.json()).entity;
  const ride = rides.find(({ start }) => start.address.address.startsWith("Wien"));

  const heading = page.getByRole("heading", { name: /Gruppen? pass(t|en) dazu$/ });
  await test.step("the ride's page names the groups on its way, and more of them under a longer detour", async () => {
    await page.goto(`/de/request/${ride?.id}`);
    await expect(heading).toHaveText(/^\d+ Gruppen passen dazu$/);
    const usual = Number.parseInt((await heading.innerText()).split(" ")[0] ?? "", 10);
    await expect(page.getByText("werden bezahlt").first()).toBeVisible();
    await page.getByRole("slider", { name: "Umweg höchstens" }).press("Home");
    await expect(heading).not.toHaveText(`${usual} Gruppen passen dazu`);
    await page.getByRole("slider", { name: "Umweg höchstens" }).press("End");
    await expect(heading).toHaveText(/^\d+ Gruppen passen dazu$/);
    expect(Number.parseInt((await heading.innerText()).split(" ")[0] ?? "", 10)).toBeGreaterThanOrEqual(usual);
  });

  await test.step("by keyboard: J and K go through the groups, Enter opens the chosen one", async () => {
    const rows = page.locator("#fits ol button[aria-pressed]");
    await rows.first().focus();
    await page.keyboard.press("j");
    await expect(rows.nth(1)).toHaveAttribute("aria-pressed", "true");
    await expect(rows.nth(1)).toBeFocused();
    await page.keyboard.press("k");
    await expect(rows.first()).toBeFocused();
    const group = await page.getByRole("link", { name: "Anfrage öffnen" }).first().getAttribute("href");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`${group}$`));
    await page.goBack();
    await expect(heading).toBeVisible();
  });

  await test.step("O opens the group's page with the ride's bus and its times in the form", async () => {
    await page.locator("#fits ol button[aria-pressed]").first().focus();
    await page.keyboard.press("o");
    await expect(page.getByRole("heading", { name: /passt dazu|passen dazu/ })).toBeVisible();
    const offer = page.locator("#offer");
    await expect(offer.getByLabel("Bus aus Ihrer Flotte")).toHaveValue(ride?.bus ?? "");
    await expect(offer.getByLabel(/^Anmerkungen/)).toHaveValue(/Unser Bus fährt ohnehin Wien/);
  });

  await test.step("the guide price, a value of it changed, goes into the offer beside the drivers it takes", async () => {
    const offer = page.locator("#offer");
    const guide = offer.getByRole("region", { name: "Richtwert für Ihr Angebot" });
    const take = guide.getByRole("button", { name: /netto ins Angebot übernehmen$/ });
    const before = await take.innerText();
    await guide.getByLabel("Leerkilometer: Kilometer").fill("900");
    await expect(take).not.toHaveText(before);
    const price = (await take.innerText()).split("€")[0]?.replace(/\D/g, "") ?? "";
    await take.click();
    await expect(offer.getByLabel("Gesamtpreis")).toHaveValue(price);
    await expect(offer.getByRole("link", { name: "Zur Prüfung" })).toHaveAttribute("href", "#hours");
    await expect(page.getByRole("heading", { name: /Fahrer|Hotel|fahrbar/, level: 2 })).toHaveAttribute("id", "hours");
  });
});
