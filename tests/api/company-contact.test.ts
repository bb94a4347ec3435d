import { beforeEach, describe, expect, it } from "vitest";
import * as contact from "@/app/api/company/[id]/contact/route";
import { prisma } from "@/lib/db/prisma";
import { makeCompany } from "@/prisma/factories/company";
import { makeUser } from "@/prisma/factories/user";
import { envelope, params, request, resetDb } from "@/tests/db";
import { readMail, readMails } from "@/tests/mails";

beforeEach(resetDb);

const words = { name: "Eva Maier", email: "eva@verein.example", message: "Haben Sie im Mai einen Bus frei?" };
const from = (source: string) => ({ "x-forwarded-for": source });

async function write(id: string, body: unknown = words, headers: Record<string, string> = {}) {
  const response = await contact.POST(request(`/api/company/${id}/contact`, { body, headers }), params({ id }));
  return { retryAfter: Number(response.headers.get("retry-after")), ...(await envelope(response)) };
}

describe("POST /company/{id}/contact", () => {
  it("200: the company gets a mail that is answered to the writer, and the message is kept", async () => {
    const { id, email, slug } = await makeCompany({ name: "Omnibus Eder" });
    expect(await write(id, { ...words, phone: "+49 941 123456" })).toMatchObject({ status: 200, entity: [] });
    const [mail, ...others] = await readMails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      ...{ recipient: email, template: "companyMessage", language: "de", group: null },
      headers: { "Reply-To": words.email },
    });
    for (const told of [words.message, words.name, words.email, "+49 941 123456", `/de/publicProfile/${slug}`]) {
      expect(mail?.text).toContain(told);
    }
    expect(await prisma.contactMessage.findMany()).toMatchObject([
      { ...words, companyId: id, phone: "+49 941 123456" },
    ]);
  });

  it("is written in the language of the company's people, else of its country", async () => {
    const own = await makeCompany();
    await makeUser({ companyId: own.id, owner: true, language: "es" });
    const address = { city: "Lyon", countryISO3166Code: "FR" };
    const foreign = await makeCompany({ address });
    for (const { id } of [own, foreign]) expect((await write(id)).status).toBe(200);
    const mails = await prisma.outboxMail.findMany({ orderBy: { createdAt: "asc" }, select: { language: true } });
    expect(mails.map(({ language }) => language)).toEqual(["es", "en"]);
  });

  it("404 where the company is closed, private or unknown, and nothing is kept", async () => {
    const closed = await makeCompany({ active: false });
    const requester = await makeCompany({ companyType: "private" });
    for (const { id } of [closed, requester, { id: crypto.randomUUID() }]) {
      expect(await write(id)).toMatchObject({ status: 404, error: "NotFound", entity: [] });
    }
    expect((await write("7")).status).toBe(400);
    expect(await prisma.contactMessage.count()).toBe(0);
  });

  it("reaches a provider without an account with a way out of such mails, and not after it was taken", async () => {
    const { id, email } = await makeCompany({ registered: false });
    expect((await write(id)).status).toBe(200);
    const mail = await readMail();
    expect(mail.group).toBe("requests");
    expect(mail.headers).toHaveProperty("List-Unsubscribe-Post", "List-Unsubscribe=One-Click");
    await prisma.unsubscription.create({ data: { email, group: "requests" } });
    expect((await write(id)).status).toBe(404);
    expect(await prisma.outboxMail.count()).toBe(1);
    expect(await prisma.contactMessage.count()).toBe(1);
  });

  it("400 with the fields that are off", async () => {
    const { id } = await makeCompany();
    const answer = await write(id, { name: "", email: "eva@", phone: "call me", message: "Hi", company: id });
    expect(answer).toMatchObject({ status: 400, error: "ValidationFailed" });
    const fields = Object.fromEntries(
      (answer.fields as { path: string; message: string }[]).map(({ path, message }) => [path, message]),
    );
    expect(fields).toMatchObject({
      name: "required",
      email: "emailInvalid",
      phone: "invalidPhone",
      message: "tooShort",
    });
  });

  it("400 for a name of emoji alone and a number without digits", async () => {
    const { id } = await makeCompany();
    const answer = await write(id, { ...words, name: "🚌🚌", phone: "+(-----)" });
    const invalid = [
      { path: "name", message: "nameInvalid" },
      { path: "phone", message: "invalidPhone" },
    ];
    expect(answer).toMatchObject({ status: 400, fields: invalid });
    expect(await prisma.contactMessage.count()).toBe(0);
  });

  it("no header comes out of a name with line breaks", async () => {
    const { id } = await makeCompany();
    expect((await write(id, { ...words, name: "Eva\r\nBcc: all@spam.example" })).status).toBe(200);
    const mail = await readMail();
    expect(mail.subject).not.toMatch(/[\r\n]/);
    expect(JSON.stringify(mail.headers)).not.toContain("spam.example");
    expect((await prisma.contactMessage.findFirstOrThrow()).name).toBe("Eva Bcc: all@spam.example");
  });

  it("429 with the time to wait: one address to one company, and one source to all", async () => {
    const { id } = await makeCompany();
    for (let i = 0; i < 3; i++) expect((await write(id, words, from(`192.0.2.${i}`))).status).toBe(200);
    const again = await write(id, { ...words, email: "EVA@verein.example" }, from("192.0.2.9"));
    expect(again).toMatchObject({ status: 429, error: "RateLimited" });
    expect(again.retryAfter).toBeGreaterThan(0);
    const other = await makeCompany();
    expect((await write(other.id, words, from("192.0.2.9"))).status).toBe(200);
    const each = (i: number) => write(other.id, { ...words, email: `p${i}@verein.example` }, from("198.51.100.7"));
    for (let i = 0; i < 10; i++) expect((await each(i)).status).toBe(200);
    expect((await each(10)).status).toBe(429);
  });

  it("403 when another site's page sends it, 405 for other methods", async () => {
    const { id } = await makeCompany();
    const foreign = { origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" };
    expect((await write(id, words, foreign)).status).toBe(403);
    const answer = await contact.GET(request(`/api/company/${id}/contact`));
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe("POST");
  });
});
