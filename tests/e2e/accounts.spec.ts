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
    const t = words(lng, "firststep");
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

    const steps = page.getByRole("region", { name: t("title") });
    const done = (name: string) => steps.getByRole("listitem").filter({ hasText: t(`step.${name}.title`) });
    const home = companyType === "travelService" ? "locations" : "management";
    await test.step("lands on its first steps", async () => {
      await expect(page).toHaveURL(new RegExp(`/${lng}/userpanel/${home}`));
      await expect(done("profile")).toContainText(t("open"));
      if (companyType !== "travelService") return;
      // Chosen before there was an account, on a page that this browser has left.
      const plan = steps.getByRole("link", { name: t("step.plan.title") });
      await expect(plan).toHaveAttribute("href", `/${lng}/create-subscription?plan=group&interval=monthly`);
    });

    await test.step("fills the profile, which is public", async () => {
      const profile = await fillProfile(page, { lng, company });
      await seeProfile(page, request, profile);
      expect(await page.content()).not.toContain(email);
    });

    await test.step("the step is ticked, and the list put away for good", async () => {
      await page.goto(`/${lng}/userpanel/${home}`);
      await expect(done("profile")).toContainText(t("done"));
      await steps.getByRole("button", { name: t("away") }).click();
      await expect(steps).toHaveCount(0);
      await page.reload();
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      await expect(steps).toHaveCount(0);
    });
  });
}
