import { beforeEach, describe, expect, it } from "vitest";
import * as confirmation from "@/app/api/busrequest/[id]/confirmation/route";
import * as confirm from "@/app/api/busrequest/confirm/route";
import * as collection from "@/app/api/busrequest/route";
import { prisma } from "@/lib/db/prisma";
import { envelope, params, request, resetDb } from "@/tests/db";
import { readMails } from "@/tests/mails";
import { draft, person } from "@/tests/people";

beforeEach(resetDb);

const email = "katrin@school.example";
const post = async (changes: Record<string, unknown> = {}, cookie?: string) =>
  (await envelope(await collection.POST(request("/api/busrequest/", { body: draft({ email, ...changes }), cookie }))))
    .entity[0];
const again = async (id: string, body: unknown = { email }) =>
  envelope(await confirmation.POST(request("/api/x", { method: "POST", body }), params({ id })));

const tokens = async () =>
  (await readMails({ template: "requestConfirm", recipient: email })).map(
    ({ text }) => /\/myrequest\/([\w-]{43})/.exec(text)?.[1] ?? "",
  );

describe("the mail that asks to confirm", () => {
  it("comes again to the address that was posted, and both links are good", async () => {
    const { id } = await post();
    expect(await again(id, { email: " Katrin@School.example " })).toMatchObject({ status: 200, entity: [] });
    const [first = "", second = ""] = await tokens();
    expect(second).not.toBe("");
    expect(second).not.toBe(first);
    for (const token of [first, second]) {
      expect((await confirm.POST(request("/api/busrequest/confirm", { body: { token } }))).status).toBe(200);
    }
  });

  it("goes to nobody who names another address, an unknown request or one that is confirmed; the answer is the same", async () => {
    const { id } = await post();
    expect((await again(id, { email: "stranger@people.example" })).status).toBe(200);
    expect((await again("0199aaaa-0000-7000-8000-000000000001")).status).toBe(200);
    const [token = ""] = await tokens();
    await confirm.POST(request("/api/busrequest/confirm", { body: { token } }));
    expect((await again(id)).status).toBe(200);
    expect(await prisma.outboxMail.count()).toBe(1);
  });

  it("comes three times an hour at most", async () => {
    const { id } = await post();
    const statuses = [];
    for (let i = 0; i < 4; i += 1) statuses.push((await again(id)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it("is not sent without an address", async () => {
    const { id } = await post();
    expect(await again(id, {})).toMatchObject({ status: 400, fields: [{ path: "email", message: "required" }] });
  });

  it("speaks of the one company that a request goes to", async () => {
    const operator = await person("busoperator");
    await post({ mode: "individual", company: operator.companyId });
    const [mail] = await readMails({ template: "requestConfirm" });
    expect(mail?.text).toMatch(/pass it on to Reisen busoperator\d+ alone/);
    expect(mail?.text).not.toContain("companies");
  });
});
