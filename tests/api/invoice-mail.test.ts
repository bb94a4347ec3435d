import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as one from "@/app/api/admin/outbox/[id]/route";
import { env } from "@/env.mjs";
import { provideFiles } from "@/jobs";
import { prisma } from "@/lib/db/prisma";
import { deliverMail } from "@/lib/mail/deliver";
import { asOwner, envelope, params, request, resetDb } from "../db";
import { startMailServer } from "../mail-server";
import { pdfText } from "../pdf-text";
import { book, cancelByAdmin, ordered } from "./subscription-calls";
import { readMail } from "@/tests/mails";

let server: Awaited<ReturnType<typeof startMailServer>>;
const smtp = env.SMTP_URL;
// The settings are read once a process: a test that needs another one puts it over the frozen object.
const setSmtp = (value: string | undefined) =>
  Object.defineProperty(env, "SMTP_URL", { value, configurable: true, enumerable: true, writable: true });

beforeAll(async () => {
  server = await startMailServer();
  setSmtp(server.url);
  provideFiles();
});
afterAll(async () => {
  setSmtp(smtp);
  await server.close();
});
beforeEach(async () => {
  await resetDb();
  server.box.received.length = 0;
});

/** The last mail of a template to somebody, delivered. */
async function delivered(template: string, recipient: string) {
  const where = { template, recipient };
  const { id } = await prisma.outboxMail.findFirstOrThrow({ where, orderBy: { id: "desc" } });
  expect(await deliverMail(id)).toBe("sent");
  const row = await readMail({ id });
  const mail = server.box.received.at(-1)?.mail;
  if (!mail) throw new Error("nothing was received");
  return { row, mail };
}

describe("a mail that tells of an invoice", () => {
  it("brings its PDF, which the outbox names and does not keep", async () => {
    const { by, admin, invoice } = await ordered();
    const { row, mail } = await delivered("planOrdered", by.email);
    const [file] = mail.attachments;
    expect(mail.attachments).toHaveLength(1);
    expect(file).toMatchObject({ filename: `${invoice.number}.pdf`, contentType: "application/pdf" });
    expect(await pdfText(new Uint8Array(file?.content ?? Buffer.alloc(0)))).toContain(invoice.recipient.name);
    expect(mail.text).toContain(`${invoice.number}.pdf`);
    expect(mail.headers.has("attachment")).toBe(false);
    expect(JSON.stringify(row).length).toBeLessThan(40_000);
    const call = request(`/api/admin/outbox/${row.id}`, { cookie: admin.cookie });
    const [shown] = (await envelope(await one.GET(call, params({ id: row.id })))).entity;
    expect(shown.attachments).toEqual([`${invoice.number}.pdf`]);
    expect(shown.headers.map(([name]: [string, string]) => name)).not.toContain("Attachment");
  }, 60_000);

  it("brings it as it stands when the mail leaves", async () => {
    const { by, admin, invoice } = await ordered();
    await cancelByAdmin(invoice.id, admin.cookie);
    const { mail } = await delivered("planOrderCancelled", by.email);
    const [file] = mail.attachments;
    const text = await pdfText(new Uint8Array(file?.content ?? Buffer.alloc(0)));
    expect(text.replaceAll("\n", " ")).toMatch(/storniert|voided|cancelled/i);
  }, 60_000);

  it("none where no invoice is told of, and the mail leaves without one that is gone", async () => {
    const { by, admin, invoice } = await ordered();
    await book(invoice.id, admin.cookie);
    expect((await delivered("planActive", by.email)).mail.attachments).toEqual([]);
    await asOwner("delete from invoice where id = $1", [invoice.id]);
    expect((await delivered("planOrdered", by.email)).mail.attachments).toEqual([]);
  }, 60_000);
});
