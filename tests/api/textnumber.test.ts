import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { envelope, request, resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { startGateway } from "@/tests/text-gateway";

let gateway: Awaited<ReturnType<typeof startGateway>>;
let api: {
  one: typeof import("@/app/api/user/textnumber/route");
  confirm: typeof import("@/app/api/user/textnumber/confirm/route");
  deliver: typeof import("@/lib/sms/deliver");
};

beforeAll(async () => {
  gateway = await startGateway();
  vi.stubEnv("SMS_URL", gateway.url);
  vi.resetModules();
  api = {
    one: await import("@/app/api/user/textnumber/route"),
    confirm: await import("@/app/api/user/textnumber/confirm/route"),
    deliver: await import("@/lib/sms/deliver"),
  };
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await gateway.close();
});
beforeEach(async () => {
  await resetDb();
  gateway.taken.splice(0);
});

type Who = { cookie?: string };
const address = "/api/user/textnumber";
const read = async ({ cookie }: Who) => envelope(await api.one.GET(request(address, { cookie })));
const set = async ({ cookie }: Who, number: unknown) =>
  envelope(await api.one.PUT(request(address, { method: "PUT", cookie, body: { number } })));
const remove = async ({ cookie }: Who) =>
  envelope(await api.one.DELETE(request(address, { method: "DELETE", cookie })));
const confirm = async ({ cookie }: Who, code: unknown) =>
  envelope(await api.confirm.POST(request(`${address}/confirm`, { cookie, body: { code } })));

/** Asks for a code and reads it where it arrived. */
async function asked(who: Who, number = "0151 5550118") {
  await set(who, number);
  await api.deliver.deliverTexts();
  return /^\d{6}/.exec(gateway.taken.at(-1)?.text ?? "")?.[0] ?? "";
}
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

describe("the number for texts in emergencies", () => {
  it("is confirmed by the code that was texted to it, shown without its middle, and forgotten on request", async () => {
    const me = await person("busoperator");
    expect((await read(me)).entity).toEqual([{ available: true, number: null, confirmed: false }]);
    const code = await asked(me);
    expect(gateway.taken).toMatchObject([{ to: "+491515550118" }]);
    expect((await read(me)).entity).toEqual([{ available: true, number: "+49 … 118", confirmed: false }]);
    expect((await confirm(me, code)).entity).toEqual([{ available: true, number: "+49 … 118", confirmed: true }]);
    expect((await confirm(me, code)).status).toBe(409);
    expect((await remove(me)).status).toBe(200);
    expect((await read(me)).entity).toMatchObject([{ number: null, confirmed: false }]);
    expect(await prisma.textMessage.count()).toBe(0);
    expect(JSON.stringify(await prisma.auditEntry.findMany())).not.toContain("5550118");
  });

  it("another number has to be confirmed anew, and a code is the person's alone", async () => {
    const [me, colleague] = [await person("driver"), await person("driver")];
    await confirm(me, await asked(me));
    expect((await set(me, "+43 664 1234567")).entity).toMatchObject([{ number: "+43 … 567", confirmed: false }]);
    await api.deliver.deliverTexts();
    const code = await asked(colleague);
    expect((await confirm(me, code)).status).toBe(400);
    expect((await confirm(colleague, code)).status).toBe(200);
  });

  it("five wrong codes, or ten minutes, end a code", async () => {
    const me = await person("busoperator");
    const code = await asked(me);
    for (let i = 0; i < 5; i += 1)
      expect(await confirm(me, other(code))).toMatchObject({ status: 400, fields: [{ message: "textCodeWrong" }] });
    expect(await confirm(me, code)).toMatchObject({ status: 409, fields: [{ message: "codeOver" }] });
    const next = await asked(me);
    await prisma.textNumber.updateMany({ data: { codeExpires: new Date(Date.now() - 1) } });
    expect((await confirm(me, next)).status).toBe(409);
    expect((await read(me)).entity).toMatchObject([{ confirmed: false }]);
  });

  it("400 for what is no number or no code, 429 after five codes an hour, 403 for who is no bus partner", async () => {
    const me = await person("busoperator");
    for (const wrong of ["morgen", "", "+49 1", 5, "110"]) expect((await set(me, wrong)).status).toBe(400);
    expect((await confirm(me, "12345")).status).toBe(400);
    expect((await confirm(me, "123456")).status).toBe(409);
    const eager = await person("busoperator");
    for (let i = 0; i < 6; i += 1) expect((await set(eager, "morgen")).status).toBe(400);
    for (let i = 0; i < 5; i += 1) expect((await set(eager, "0151 5550118")).status).toBe(200);
    expect((await set(eager, "0151 5550118")).status).toBe(429);
    expect((await set(await person("travelService"), "0151 5550118")).status).toBe(403);
    expect((await set({}, "0151 5550118")).status).toBe(401);
  });
});
