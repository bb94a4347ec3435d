import { expect, test } from "../fixtures";
import { openAccount, password, quiet, signInByForm, words } from "../journeys";

const auth = words("de", "auth");
const user = words("de", "user");

test.beforeEach(async ({ page }) => page.addInitScript(quiet));

test("a forgotten password on the phone: mailed link, new password, the link works once", async ({
  page,
  request,
  mailTo,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { email } = await openAccount(request, async (address) => (await mailTo(address)).links);

  await test.step("a link is asked for", async () => {
    await page.goto("/de/login");
    await page.getByRole("link", { name: auth("login.forgot") }).click();
    await page.getByLabel(auth("forgot.email"), { exact: true }).fill(email);
    await page.getByRole("button", { name: auth("forgot.submit") }).click();
    await expect(page.getByText(email).first()).toBeVisible();
  });

  const { link } = await test.step("a new password by the link", async () => {
    const mail = await mailTo(email, /Passwort/);
    const link = mail.links.find((address) => address.includes("/resetpw")) ?? "";
    return { link };
  });

  await test.step("the link works once", async () => {
    await page.goto(link);
    await page.getByLabel(auth("resetpw.password"), { exact: true }).fill("Abfahrt8nachLinz");
    await page.getByRole("button", { name: auth("resetpw.submit") }).click();
    await expect(page).toHaveURL(/\/de\/login\?notice=reset/);
    await signInByForm(page, "de", email, "Abfahrt8nachLinz");

    await page.goto(link);
    await page.getByLabel(auth("resetpw.password"), { exact: true }).fill("Abfahrt9nachLinz");
    await page.getByRole("button", { name: auth("resetpw.submit") }).click();
    await expect(page.getByText(auth("resetpw.dead"))).toBeVisible();
  });
});

test("a deletion and a change of mind: link, every session ends, a sign-in keeps the account", async ({
  page,
  request,
  mailTo,
  database,
  signIn,
}) => {
  const { email } = await openAccount(request, async (address) => (await mailTo(address)).links);
  await signIn(email);

  await test.step("a deletion is asked for", async () => {
    await page.goto("/de/userpanel/profile");
    await page.getByRole("heading", { name: user("delete.title") }).click();
    await page.getByLabel(user("delete.email"), { exact: true }).fill(email);
    await page.getByRole("button", { name: user("delete.submit") }).click();
    await page.getByRole("button", { name: user("delete.confirm") }).click();
    await expect(page.getByText(user("delete.sent"))).toBeVisible();
  });

  const { planned } = await test.step("confirmed by the link; every session ends", async () => {
    const { links } = await mailTo(email, /lösch/i);
    await page.goto(links.find((link) => link.includes("/confirmdelete")) ?? "");
    await page.getByRole("button", { name: auth("confirmDelete.submit") }).click();
    await expect(page.getByText(auth("confirmDelete.login"))).toBeVisible();
    const planned = async () => {
      const { rows } = await database.query('select "deleteAfter" as day from user_account where email = $1', [email]);
      return rows[0].day as Date | null;
    };
    const days = ((await planned())?.getTime() ?? 0) - Date.now();
    expect(Math.round(days / 86_400_000)).toBe(14);
    await page.goto("/de/userpanel/profile");
    await expect(page).toHaveURL(/\/de\/login/);
    return { planned };
  });

  await test.step("a sign-in keeps the account", async () => {
    await signInByForm(page, "de", email);
    expect(await planned()).toBeNull();
  });
});

test("a new mail address: confirmed at the new one, told to the old one, other sessions end", async ({
  page,
  browser,
  request,
  mailTo,
  signIn,
}) => {
  const { email } = await openAccount(request, async (address) => (await mailTo(address)).links);
  const fresh = email.replace("lena.", "lena.neu.");
  const elsewhere = await browser.newContext();
  await elsewhere.addInitScript(quiet);
  const other = await elsewhere.newPage();
  await signIn(email);
  await signIn(email, elsewhere);

  await test.step("a new address is asked for", async () => {
    await page.goto("/de/userpanel/profile");
    await page.getByLabel(user("email.new"), { exact: true }).fill(fresh);
    await page.getByLabel(user("email.password"), { exact: true }).fill(password);
    await page.getByRole("button", { name: user("email.submit") }).click();
    await expect(page.getByText(user("email.sent"))).toBeVisible();
  });

  await test.step("confirmed at the new one", async () => {
    const { links } = await mailTo(fresh);
    await page.goto(links.find((link) => link.includes("/confirmemail")) ?? "");
    await page.getByRole("button", { name: auth("confirmEmail.submit") }).click();
    await expect(page.getByText(auth("confirmEmail.done"))).toBeVisible();
  });

  await test.step("other sessions end", async () => {
    await other.goto("/de/userpanel/profile");
    await expect(other).toHaveURL(/\/de\/login/);
    await signInByForm(other, "de", fresh);
    await elsewhere.close();
  });
});
