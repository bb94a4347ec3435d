import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "../fixtures";
import { quiet, words } from "../journeys";
import { draft } from "../people";

/** A customer's request to one company: posted, confirmed by the mail's link, approved by an admin. */
async function ask(
  api: APIRequestContext,
  company: string,
  email: string,
  tokenFor: (email: string) => Promise<string>,
) {
  const posted = await api.post("/api/busrequest/", { data: draft({ mode: "individual", company, email }) });
  const { id } = (await posted.json()).entity[0];
  await api.post("/api/busrequest/confirm", { data: { token: await tokenFor(email) } });
  return id as string;
}

test("one click from the mail's header ends the mails of a group, and the page takes it back", async ({
  browser,
  page,
  request,
  signIn,
  mailTo,
  database,
}) => {
  test.setTimeout(90_000);
  await page.addInitScript(quiet);
  const found = await database.query(`select id, email from company where registered and "companyType" = 'busoperator'
    and slug <> 'donaubus-kellermayer' order by slug limit 1`);
  const company = found.rows[0] as { id: string; email: string };
  const office = await browser.newContext();
  await signIn("admin", office);
  const tokenFor = async (email: string) => /\/myrequest\/([\w-]{43})/.exec((await mailTo(email)).text)?.[1] ?? "";
  const mails = async () => {
    const sql = "select count(*)::int as n from outbox_mail where recipient = $1 and template = 'requestReceived'";
    return (await database.query(sql, [company.email])).rows[0].n as number;
  };
  const send = async (name: string) => {
    const email = `${name}.${Date.now()}@verein.example`;
    const id = await ask(request, company.id, email, tokenFor);
    const approved = await office.request.post(
      new URL(`/api/busrequest/${id}/approve`, test.info().project.use.baseURL).href,
    );
    expect(approved.status()).toBe(200);
    // Its author is told in the same moment as the company.
    await mailTo(email, /freigegeben|approved/);
    return id;
  };

  const { address } = await test.step("one click in a mail program", async () => {
    const id = await send("chor");
    // Other journeys write to this company, too, in other groups.
    const { headers } = await mailTo(company.email, ({ text }) => text.includes(id));
    expect(headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
    const address = /<(https?:[^>]+)>/.exec(headers["list-unsubscribe"] ?? "")?.[1] ?? "";
    // As a mail program does it: no cookie, no page, another site.
    const form = { "content-type": "application/x-www-form-urlencoded", origin: "https://mail.example" };
    const clicked = await fetch(address, { method: "POST", headers: form, body: "List-Unsubscribe=One-Click" });
    expect(clicked.status).toBe(200);
    return { address };
  });

  const { before } = await test.step("the group's mails have ended", async () => {
    const before = await mails();
    await send("verein");
    expect(await mails()).toBe(before);
    return { before };
  });

  await test.step("the page takes it back", async () => {
    await page.goto(address.replace("/api/unsubscribe/", "/de/unsubscribe/"));
    await expect(page.getByText(company.email)).toBeVisible();
    await page.getByRole("button", { name: words("de", "unsubscribe")("undo") }).click();
    await expect(page.getByText(words("de", "unsubscribe")("resumed")).first()).toBeVisible();
    await send("schule");
    expect(await mails()).toBe(before + 1);
    await office.close();
  });
});
