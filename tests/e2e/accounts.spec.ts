import { expect, test } from "../fixtures";
import { fillProfile, type NewAccount, quiet, register, seeProfile, signInByForm, words } from "../journeys";

type Kind = Pick<NewAccount, "lng" | "companyType"> & { width: number };

const kinds: Kind[] = [
  { companyType: "busoperator", lng: "de", width: 1440 },
  { companyType: "touroperator", lng: "en", width: 1440 },
  { companyType: "driver", lng: "es", width: 390 },
  { companyType: "travelService", lng: "de", width: 390 },
];

for (const { companyType, lng, width } of kinds) {
  test(`a ${companyType} registers, confirms, fills the profile with logo and PDF, and is public in three languages`, async ({
    page,
    mailTo,
    request,
  }) => {
    test.setTimeout(120_000);
    await page.addInitScript(quiet);
    await page.setViewportSize({ width, height: 900 });
    const stamp = Date.now();
    const company = `Probst ${companyType} ${stamp}`;
    const email = `probst.${stamp}@${companyType.toLowerCase()}.example`;

    await test.step("registers", async () => {
      await register(page, { lng, companyType, firstname: "Ines", email, company });
    });

    await test.step("confirms by the mailed link", async () => {
      const { links } = await mailTo(email);
      await page.goto(links.find((link) => link.includes("/confirmuser")) ?? "");
      await page.getByRole("button", { name: words(lng, "auth")("confirm.submit") }).click();
      await expect(page.getByText(words(lng, "auth")("confirm.done")).first()).toBeVisible();
      await signInByForm(page, lng, email);
    });

    await test.step("fills the profile, which is public", async () => {
      const profile = await fillProfile(page, { lng, company });
      await seeProfile(page, request, profile);
      expect(await page.content()).not.toContain(email);
    });
  });
}
