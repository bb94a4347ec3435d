import { operatorNear } from "../dispatch-people";
import { expect, test } from "../fixtures";
import { quiet } from "../journeys";

const regensburg = { longitude: 12.1016, latitude: 49.0134 };

test("an offer for a chain that is not sent leaves no draft behind; one that was kept before stays", async ({
  page,
  signIn,
  database,
}) => {
  test.setTimeout(120_000);
  await page.addInitScript(quiet);
  // As wide as a small desk: the table of legs and the map stand side by side.
  await page.setViewportSize({ width: 1280, height: 720 });
  // A company of its own: the demo's drafts are counted for all of it, and another test keeps some of them meanwhile.
  const { userName } = await operatorNear(database, regensburg, { name: "Zwiesel Reisen", km: 1 });
  await signIn(userName);
  await page.goto("/de/userpanel/tours");
  const drafts = page.getByRole("button", { name: /Entw(urf|ürfe)$/ });
  await expect(drafts).toHaveText("Entwürfe");
  const before = await drafts.innerText();
  const offer = page.getByRole("button", { name: /^(Anbieten|Für .* anbieten)$/ });
  const dialog = page.getByRole("dialog", { name: /^Angebote? für/ });
  const shown = page.getByText(/Entwurf „.*“, mit heutigem Stand gerechnet/);
  const legs = page.getByRole("table", { name: "Abschnitte der Kette" });
  await expect(offer).toBeVisible();
  expect(await legs.evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0))).toBeLessThan(2);
  for (const _ of ["once", "again"]) {
    await offer.press("Enter");
    const thrown = page.waitForResponse((answer) => answer.request().method() === "DELETE" && answer.ok());
    await dialog.getByRole("button", { name: "Abbrechen" }).press("Enter");
    await thrown;
    await expect(shown).toHaveCount(0);
    await expect(drafts).toHaveText(before);
  }

  await page.getByRole("button", { name: "Als Entwurf behalten" }).press("Enter");
  await expect(shown).toBeVisible();
  await offer.press("Enter");
  await dialog.getByRole("button", { name: "Abbrechen" }).press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(shown).toBeVisible();
});
