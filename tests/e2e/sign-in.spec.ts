import { expect, test } from "../fixtures";

const quiet = () => {
  for (const key of ["first-visit", "consent-dialog"]) localStorage.setItem(key, "false");
};

test.beforeEach(async ({ page }) => page.addInitScript(quiet));

test("signs in and out by name and password", async ({ page, context }) => {
  await test.step("led to the login; a wrong password is refused", async () => {
    await page.goto("/de/userpanel/management");
    await expect(page).toHaveURL(/\/de\/login\?callbackUrl=/);
    await page.getByLabel("E-Mail oder Benutzername").fill("busoperator");
    await page.getByLabel("Passwort", { exact: true }).fill("wrong-Password1");
    await page.getByRole("button", { name: "Anmelden" }).click();
    await expect(page.getByRole("alert").first()).toBeVisible();
    await expect(page.getByLabel("E-Mail oder Benutzername")).toHaveValue("busoperator");
  });

  const { session } = await test.step("signs in; the browser keeps no more than it needs", async () => {
    await page.getByLabel("Passwort", { exact: true }).fill("Charabanc2027");
    await page.getByRole("button", { name: "Anmelden" }).click();
    await expect(page).toHaveURL(/\/de\/userpanel\/management/);
    const session = (await context.cookies()).find((cookie) => cookie.name === "charabanc.session");
    expect(session).toMatchObject({ httpOnly: true, sameSite: "Strict" });
    const kept = () => page.evaluate(() => Object.keys(JSON.parse(localStorage.getItem("user") ?? "{}")).sort());
    await expect.poll(kept).toEqual(["companyType", "firstname", "id", "role"]);
    return { session };
  });

  await test.step("signs out; the copied session is dead", async () => {
    await page.goto("/de/logout");
    // The page before stands until the server has ended the session.
    await expect(page).toHaveURL(/\/de\/?$/);
    await expect(page.getByRole("link", { name: "Anmelden" }).first()).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("user"))).toBeNull();
    await context.addCookies([{ name: "charabanc.session", value: session?.value ?? "", url: page.url() }]);
    await page.goto("/de/userpanel/management");
    await expect(page).toHaveURL(/\/de\/login/);
  });
});

test("each role opens its own panel and no other", async ({ browser, signIn, baseURL }) => {
  const everybody = ["/userpanel/profile", "/userpanel/companyprofile", "/userpanel/emailsettings"];
  const may: Record<string, string[]> = {
    admin: ["/adminpanel/pendingRequests", "/adminpanel/requests", "/adminpanel/email/outbox", ...everybody],
    busoperator: ["/userpanel/management", "/userpanel/staff", ...everybody],
    touroperator: ["/userpanel/management", "/userpanel/staff", ...everybody],
    driver: ["/userpanel/management", "/userpanel/staff", ...everybody],
    hotel: ["/userpanel/staff", ...everybody],
  };
  const all = [...new Set(Object.values(may).flat())];
  for (const [account, pages] of Object.entries(may)) {
    const context = await browser.newContext({ baseURL });
    await signIn(account, context);
    for (const path of all) {
      const response = await context.request.get(`/en${path}`, { maxRedirects: 0 });
      expect(response.status(), `${account} ${path}`).toBe(pages.includes(path) ? 200 : 403);
      // Before its closed door nobody wears the admin's dark bar.
      if (account !== "admin") expect(await response.text(), path).not.toMatch(/<header[^>]*data-surface="board"/);
    }
    await context.close();
  }
});
