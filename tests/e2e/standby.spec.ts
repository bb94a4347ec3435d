import { addDays, today, weekStart } from "@/lib/i18n/days";
import { expect, test } from "../fixtures";
import { quiet } from "../journeys";

test("a dispatcher plans next week's stand-by from the keyboard and sees where nobody would be", async ({
  page,
  signIn,
}) => {
  await page.addInitScript(quiet);
  await signIn("busoperator");
  const monday = addDays(weekStart(today(), 1), 7);
  await page.goto(`/de/userpanel/standby?week=${monday}`);
  const bars = page.locator("[data-window]");
  await expect(page.getByRole("heading", { name: "Wo nachts niemand da wäre" })).toBeVisible();
  await expect(bars).toHaveCount(0);

  await page.getByRole("button", { name: "Fenster eintragen" }).click();
  const form = page.getByRole("dialog");
  await expect(form.getByLabel("Standort")).toHaveValue("home");
  await form.getByRole("button", { name: "Speichern" }).click();
  await expect(form).toBeHidden();
  await expect(bars).toHaveCount(1);
  await expect(bars).toHaveAccessibleName(/20:00 bis .* 06:00, Regensburg/);

  // The keys that the foot of the plan names work from anywhere on the page.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press("ArrowRight");
  await expect(bars).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await expect(bars).toHaveAccessibleName(/20:00 bis .* 06:00, Cham/);
  // In another row the bar is drawn anew, and has the focus a moment later.
  await expect(bars).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(bars).toHaveAccessibleName(/20:00 bis .* 06:00, Regensburg/);
  await expect(bars).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await expect(bars).toHaveAccessibleName(/21:00 bis .* 07:00, Regensburg/);
  await page.keyboard.press("ArrowDown");
  await expect(bars).toHaveAccessibleName(/07:00, Cham/);
  await expect(bars).toBeFocused();
  await page.keyboard.press("Space");
  await expect(page.getByText("Bereitschaft gespeichert").last()).toBeVisible();
  await expect(bars).toBeFocused();
  await expect(bars).toHaveAccessibleName(/21:00 bis .* 07:00, Cham/);

  await page.getByRole("button", { name: "Vorwoche übernehmen" }).click();
  await expect.poll(() => bars.count()).toBeGreaterThan(4);
  await page.getByRole("group", { name: "Nacht wählen" }).getByRole("button").last().click();
  await expect(page.getByText(/der Orte erreicht/)).toBeVisible();
});
