import { PDFDocument } from "pdf-lib";
import { expect, test } from "../fixtures";
import { quiet } from "../journeys";

/** A file as a scanner makes it. */
async function scanned() {
  const file = await PDFDocument.create();
  file.addPage().drawText("Betriebshaftpflicht, gültig bis 31.12.2027");
  return { name: "versicherung.pdf", mimeType: "application/pdf", buffer: Buffer.from(await file.save()) };
}

test("a company files its insurance, an admin says that it agrees, both read so", async ({ browser, page, signIn }) => {
  await page.addInitScript(quiet);
  await signIn("busoperator");
  await page.goto("/de/userpanel/certificates");
  const paper = page.getByRole("main").getByRole("listitem").filter({ hasText: "Versicherung" }).first();
  await expect(paper).toContainText("Datei fehlt");
  await paper.getByRole("button", { name: /bearbeiten$/ }).click();
  const dialog = page.getByRole("dialog");
  // Saved while the file is still on the way, as over a slow line: it waits for it.
  let arrive = () => {};
  const pressed = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/api/upload/signed-upload", async (route) => {
    await pressed;
    await route.continue();
  });
  await dialog.locator("input[type=file]").setInputFiles(await scanned());
  await expect(dialog.getByRole("button", { name: "Abbrechen" })).toBeVisible();
  await dialog.getByRole("button", { name: "Speichern" }).click();
  arrive();
  await expect(paper).toContainText("Wird geprüft");

  const office = await browser.newContext({ locale: "de-DE" });
  await office.addInitScript(quiet);
  await signIn("admin", office);
  const admin = await office.newPage();
  await admin.goto("/de/adminpanel/certificates");
  await admin
    .getByRole("row")
    .filter({ hasText: "Donaubus" })
    .filter({ hasText: "Wird geprüft" })
    .getByRole("button", { name: /öffnen: Donaubus/ })
    .click();
  const panel = admin.getByRole("dialog").or(admin.getByRole("complementary")).filter({ hasText: "Stimmen Name" });
  const file = await admin.request.get(
    (await panel.getByRole("link", { name: "PDF öffnen" }).getAttribute("href")) ?? "",
  );
  expect([file.status(), file.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  await panel.getByRole("button", { name: "Stimmt überein" }).click();
  await expect(admin.getByText("Donaubus Kellermayer: geprüft").first()).toBeVisible();
  await expect(panel.getByRole("button", { name: "Prüfung zurücknehmen" })).toBeVisible();
  await office.close();

  await page.reload();
  await expect(paper).toContainText("Geprüft");
});
