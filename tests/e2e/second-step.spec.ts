import type { Page } from "@playwright/test";
import { TOTP } from "otpauth";
import { expect, test } from "../fixtures";
import { openAccount, password, quiet, signInByForm, words } from "../journeys";

const auth = words("de", "auth");
const user = words("de", "user");

/** The code that comes next: one of the present may have been used by the step before. */
const nextCode = (secret: string) =>
  new TOTP({ issuer: "Charabanc", secret }).generate({ timestamp: Date.now() + 30_000 });

async function enter(page: Page, email: string) {
  await page.goto("/de/login");
  await page.getByLabel(auth("login.username"), { exact: true }).fill(email);
  await page.getByLabel(auth("login.password"), { exact: true }).fill(password);
  await page.getByRole("button", { name: auth("login.submit"), exact: true }).click();
}

async function enterCode(page: Page, code: string) {
  await page.getByLabel(auth("login.code"), { exact: true }).fill(code);
  await page.getByRole("button", { name: auth("login.check") }).click();
}

test("second step: set up, asked for, trusted, lost and replaced by a recovery code; the list tells the sessions", async ({
  page,
  context,
  request,
  mailTo,
}) => {
  await page.addInitScript(quiet);
  await page.setViewportSize({ width: 390, height: 844 });
  const { email } = await openAccount(request, async (address) => (await mailTo(address)).links);
  await signInByForm(page, "de", email);
  const section = page.getByRole("region", { name: user("factor.title") });

  const { secret, codes } = await test.step("set up on the account page", async () => {
    await page.goto("/de/userpanel/profile");
    await section.getByRole("button", { name: user("factor.begin") }).click();
    await section.getByLabel(user("factor.password"), { exact: true }).fill(password);
    await section.getByRole("button", { name: user("factor.next") }).click();
    await expect(section.getByRole("img", { name: user("factor.qr") })).toBeVisible();
    const secret = ((await section.locator("[translate=no]").textContent()) ?? "").replaceAll(/\s/g, "");
    await section
      .getByLabel(user("factor.code"), { exact: true })
      .fill(new TOTP({ issuer: "Charabanc", secret }).generate());
    await section.getByRole("button", { name: user("factor.confirm") }).click();
    await expect(section.getByRole("heading", { name: user("factor.codesTitle") })).toBeVisible();
    const codes = await section.getByRole("listitem").allTextContents();
    expect(codes).toHaveLength(10);
    await section.getByRole("button", { name: user("factor.kept") }).click();
    await expect(section.getByRole("button", { name: user("factor.renew") })).toBeVisible();
    return { secret, codes };
  });

  await test.step("a wrong code is told at its field, a right one lets in and trusts the browser", async () => {
    await context.clearCookies();
    await enter(page, email);
    await enterCode(page, "12 34");
    await expect(page.getByText(auth("login.codeWrong")).first()).toBeVisible();
    await page.getByLabel(auth("login.trust")).check();
    await enterCode(page, nextCode(secret));
    await expect(page).toHaveURL(/\/de\/userpanel\//);
    await context.clearCookies({ name: "charabanc.session" });
    await enter(page, email);
    await expect(page).toHaveURL(/\/de\/userpanel\//);
  });

  await test.step("another browser gets in by a recovery code, and the list shows and ends the others", async () => {
    await context.clearCookies();
    await enter(page, email);
    await enterCode(page, codes[0] ?? "");
    await expect(page).toHaveURL(/\/de\/userpanel\//);
    await page.goto("/de/userpanel/profile");
    await expect(section.getByText(/\b9\b/)).toBeVisible();
    const list = page.getByRole("region", { name: user("sessions.title") });
    await expect(list.getByRole("listitem")).toHaveCount(4);
    await expect(list.getByRole("listitem").first()).toContainText(user("sessions.current"));
    await list.getByRole("button", { name: user("sessions.endOthers") }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: user("sessions.endOthers") })
      .click();
    await expect(list.getByRole("listitem")).toHaveCount(1);
  });
});

test.describe("under a name", () => {
  // Browsers bind passkeys to a name, never to an address.
  test.use({ baseURL: process.env.BASE_URL?.replace("127.0.0.1", "localhost") });

  test("a passkey is added on the account page and signs in without a password", async ({
    page,
    context,
    request,
    mailTo,
  }) => {
    await page.addInitScript(quiet);
    const devtools = await context.newCDPSession(page);
    await devtools.send("WebAuthn.enable");
    const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        ...{ protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true },
        ...{ isUserVerified: true, automaticPresenceSimulation: true },
      },
    });
    const { email } = await openAccount(request, async (address) => (await mailTo(address)).links);
    await signInByForm(page, "de", email);
    const section = page.getByRole("region", { name: user("passkeys.title") });
    await page.goto("/de/userpanel/profile");
    await section.getByRole("button", { name: user("passkeys.add") }).click();
    await section.getByLabel(user("passkeys.name"), { exact: true }).fill("Büro-PC");
    await section.getByLabel(user("factor.password"), { exact: true }).fill(password);
    await section.getByRole("button", { name: user("passkeys.next") }).click();
    await expect(section.getByRole("listitem")).toContainText("Büro-PC");

    const present = (enabled: boolean) =>
      devtools.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled });
    await test.step("by the button", async () => {
      // Somebody who is always there takes what the name's field offers before the button can be pressed.
      await present(false);
      await context.clearCookies();
      await page.goto("/de/login");
      const button = page.getByRole("button", { name: auth("login.passkey") });
      await expect(button).toBeVisible();
      await present(true);
      await button.click();
      await expect(page).toHaveURL(/\/de\/userpanel\//);
    });
    await test.step("from the field of the name", async () => {
      await context.clearCookies();
      await page.goto("/de/login");
      await expect(page).toHaveURL(/\/de\/userpanel\//);
    });
  });
});
