import { expect, test } from "../fixtures";
import { quiet } from "../journeys";

test("an offer for a chain that is not sent leaves no draft behind; one that was kept before stays", async ({
  page,
  signIn,
}) => {
  await page.addInitScript(quiet);
  await signIn("busoperator");
  await page.goto("/de/userpanel/tours");
  const drafts = page.getByRole("button", { name: /Entw(urf|ürfe)$/ });
  const before = await drafts.innerText();
  const offer = page.getByRole("button", { name: /^(Anbieten|Für .* anbieten)$/ });
  const dialog = page.getByRole("dialog", { name: /^Angebote? für/ });
  const shown = page.getByText(/Entwurf „.*“, mit heutigem Stand gerechnet/);
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
