import {
  doMarked,
  filled,
  find,
  mark,
  newStamp,
  openList,
  panelOf,
  plural,
  rowsOf,
  said,
  stepThrough,
  totalOf,
  trailOf,
  useList,
  leavePanel,
} from "../admin-panel";
import { addMails, addOptOuts, type Row } from "../admin-rows";
import { expect, test } from "../fixtures";
import { words } from "../journeys";

test.describe.configure({ timeout: 120_000 });

const namesOf = (rows: readonly Row[]) => rows.map(({ name }) => name);

test("outbox: what failed and why; one sent again from its panel, two as marked rows", async ({
  page,
  signIn,
  database,
  mailTo,
}) => {
  const t = words("es", "mail");
  const domain = `${newStamp()}.example`;
  const mails = await addMails(database, domain);
  await signIn("admin");

  await test.step("searched, sorted and filtered", async () => {
    await openList(page, "/es/adminpanel/email/outbox");
    await useList(page, {
      ...{ lng: "es", text: domain, names: namesOf(mails).toReversed() },
      sort: { head: t("outbox.column.created"), key: "created_at" },
      column: t("outbox.column.attempts"),
      filter: { name: "state", value: "failed", left: 12 },
    });
  });

  const { second, third } = await test.step("what failed and why; sent again from its panel", async () => {
    const [first, second, third] = mails.toReversed();
    await stepThrough(page, [first?.name ?? "", second?.name ?? ""]);
    await page.keyboard.press("k");
    await page.keyboard.press("Enter");
    await expect(panelOf(page)).toContainText("550 mailbox full");
    await panelOf(page)
      .getByRole("button", { name: t("outbox.resend.do"), exact: true })
      .click();
    await said(page, t("outbox.resend.queued"));
    await leavePanel(page);
    await mailTo(first?.recipient ?? "");
    return { second, third };
  });

  await test.step("two sent again as marked rows", async () => {
    await find(page, `${domain} Correo`, 11);
    await page.keyboard.press("j");
    await mark(page, 2);
    const [label, done] = [t("outbox.resend.do"), plural(t("outbox.resend.done"), 2)];
    await doMarked(page, { label, title: plural(t("outbox.resend.ask"), 2), done });
    for (const mail of [second, third]) {
      await mailTo(mail?.recipient ?? "");
      expect(await trailOf(page, mail?.id ?? "")).toEqual(["admin resend"]);
    }
  });
});

test("opt-outs on a phone: active and all, by group, one deleted and two more, on record", async ({
  page,
  signIn,
  database,
}) => {
  const t = words("de", "mailer");
  const domain = `${newStamp()}.example`;
  const rows = await addOptOuts(database, domain);
  const names = rows.map(({ email, group }) => `${email}, ${t(`group.${group}`)}`);
  await signIn("admin");

  await test.step("found by address and group", async () => {
    await openList(page, "/de/adminpanel/email/unsubscribed", 390);
    await useList(page, {
      ...{ lng: "de", text: domain, names: rows.map(({ email }) => email) },
      filter: { name: "group", value: "news", left: 8 },
    });
  });

  await test.step("one is deleted", async () => {
    await rowsOf(page).first().click();
    await expect(panelOf(page).locator("h2").first()).toHaveText(names[0] ?? "");
    await panelOf(page)
      .getByRole("button", { name: filled(t("deleteOne"), { group: t("group.news") }) })
      .click();
    await page
      .getByRole("dialog")
      .last()
      .getByRole("button", { name: words("de", "common")("action.delete"), exact: true })
      .click();
    await said(page, filled(t("deleted"), { email: rows[0]?.email ?? "" }));
    await expect(totalOf(page)).toHaveText("7");
  });

  await test.step("two more are deleted", async () => {
    for (const n of [0, 1])
      await page
        .locator("[data-admin-list] article")
        .nth(n)
        .locator("label", { has: page.getByRole("checkbox") })
        .click();
    const done = plural(t("deletedMany"), 2);
    await doMarked(page, { label: t("delete"), title: plural(t("askMany"), 2), done });
    await expect(totalOf(page)).toHaveText("5");
    const { rows: left } = await database.query("select email from unsubscription where email like $1", [
      `%@${domain}`,
    ]);
    expect(left).toHaveLength(9);
  });
});
