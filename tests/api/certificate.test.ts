import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { isChecked } from "@/lib/features/certificate/queries";
import { remindOfCertificates } from "@/lib/features/certificate/commands/remind";
import { makeBus } from "@/prisma/factories/bus";
import { resetDb } from "@/tests/db";
import { readMails } from "@/tests/mails";
import { person } from "@/tests/people";
import { certificateApi } from "./certificate-calls";
import { pdf } from "./upload-files";
import { type OpenStore, openStore } from "./upload-store";

const day = 86_400_000;
const inDays = (days: number) => Date.now() + days * day;
const announced = { uploadType: "certificate", name: "lizenz.pdf", contentType: "application/pdf" } as const;

let store: OpenStore;
let api: Awaited<ReturnType<typeof certificateApi>>;
beforeAll(async () => {
  store = await openStore("disk");
  api = await certificateApi();
});
afterAll(() => store.close());
beforeEach(resetDb);

const sent = async (cookie: string) => {
  const { key } = await store.send(cookie, announced, await pdf());
  return { key, file: `/api/upload/${key}` };
};
const licence = (changes: object = {}) => ({ kind: "licence", validUntil: inDays(400), ...changes });

describe("papers with an end", () => {
  it("are added with their PDF, which the company and admins alone read, and never by its own address", async () => {
    const [me, other, admin] = [await person("busoperator"), await person("busoperator"), await person(null, "admin")];
    const { key, file } = await sent(me.cookie);
    const made = await api.add(me, licence({ file }));
    expect(made).toMatchObject({ status: 201, entity: [{ kind: "licence", bus: null, state: "waiting", version: 1 }] });
    const { id } = made.entity[0];
    const own = await api.file(me, id);
    expect([own.status, own.headers.get("content-type"), own.headers.get("cache-control")]).toEqual([
      ...[200, "application/pdf", "private, no-store"],
    ]);
    expect((await api.file(admin, id)).status).toBe(200);
    expect([(await api.file(other, id)).status, (await api.file({}, id)).status]).toEqual([404, 401]);
    expect((await store.get(key)).status).toBe(404);
    expect((await api.list(other)).entity).toEqual([]);
    expect((await api.change(other, id, { ...licence(), version: 1 })).status).toBe(404);
    expect((await api.remove(other, id)).status).toBe(404);
    // A file of one company is no paper of another's.
    expect((await api.add(other, licence({ file }))).fields).toEqual([{ path: "file", message: "fileUnknown" }]);
    expect(await store.sweepFiles(new Date(inDays(2)))).toBe(0);
    expect((await api.remove(me, id)).status).toBe(200);
    expect(await store.sweepFiles(new Date(inDays(2)))).toBe(1);
  });

  it("one of a kind for the company and for each bus; a licence of a bus and an inspection of none are refused", async () => {
    const [me, other] = [await person("busoperator"), await person("busoperator")];
    const bus = await makeBus({ companyId: me.companyId ?? "" });
    const strange = await makeBus({ companyId: other.companyId ?? "" });
    const paths = async (body: object) => (await api.add(me, body)).fields?.map(({ path }: { path: string }) => path);
    expect((await api.add(me, licence())).status).toBe(201);
    expect(await api.add(me, licence())).toMatchObject({ status: 409, fields: [{ message: "certificateExists" }] });
    const inspection = { kind: "inspection", validUntil: inDays(30) };
    expect((await api.add(me, { ...inspection, bus: bus.id })).status).toBe(201);
    expect(await paths(inspection)).toEqual(["bus"]);
    expect(await paths(licence({ bus: bus.id }))).toEqual(["bus"]);
    expect(await paths({ ...inspection, bus: strange.id })).toEqual(["bus"]);
    expect(await paths({ kind: "insurance", validUntil: 12 })).toEqual(["validUntil"]);
    expect(await paths({ kind: "insurance" })).toEqual(["validUntil"]);
    const two = await Promise.all([1, 2].map(() => api.add(me, { kind: "insurance", validUntil: inDays(9) })));
    expect(two.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await prisma.certificate.count()).toBe(3);
  });

  it("checked by an admin, who needs a file; a change takes the check back, and the badge needs both", async () => {
    const [me, admin] = [await person("busoperator"), await person(null, "admin")];
    const companyId = me.companyId ?? "";
    const bare = (await api.add(me, licence())).entity[0];
    expect((await api.check(me, bare.id, { checked: true, version: 1 })).status).toBe(403);
    expect((await api.check(admin, bare.id, { checked: true, version: 1 })).status).toBe(409);
    const { file } = await sent(me.cookie);
    expect((await api.change(me, bare.id, licence({ file, version: 1 }))).entity[0].state).toBe("waiting");
    expect((await api.check(admin, bare.id, { checked: true, version: 1 })).status).toBe(409);
    expect((await api.check(admin, bare.id, { checked: true, version: 2 })).entity[0].state).toBe("checked");
    expect(await isChecked(companyId)).toBe(false);
    const second = { kind: "insurance", validUntil: inDays(60), file: (await sent(me.cookie)).file };
    const insurance = (await api.add(me, second)).entity[0];
    await api.check(admin, insurance.id, { checked: true, version: 1 });
    expect(await isChecked(companyId)).toBe(true);
    expect(await isChecked(companyId, inDays(62))).toBe(false);
    const filter = encodeURIComponent(JSON.stringify({ a: { state: "checked" } }));
    expect((await api.listAll(admin, `?filter=${filter}`)).total).toBe(2);
    await api.change(me, insurance.id, { ...second, validUntil: inDays(90), version: 2 });
    expect(await isChecked(companyId)).toBe(false);
    expect(await api.listAll(admin)).toMatchObject({ total: 2, entity: [{ state: "waiting" }, { state: "checked" }] });
    expect((await api.listAll(me)).status).toBe(403);
  });

  it("a change keeps what it leaves out; a record sent back whole stays checked, one that says otherwise does not", async () => {
    const [me, admin] = [await person("busoperator"), await person(null, "admin")];
    const { file } = await sent(me.cookie);
    const { id } = (await api.add(me, licence({ file }))).entity[0];
    await api.check(admin, id, { checked: true, version: 1 });
    const read = (await api.list(me)).entity[0];
    const again = await api.change(me, id, read);
    expect(again).toMatchObject({ status: 200, entity: [{ file, state: "checked", version: 3 }] });
    const renewed = await api.change(me, id, { validUntil: inDays(500), version: 3 });
    expect(renewed).toMatchObject({ status: 200, entity: [{ file, kind: "licence", state: "waiting" }] });
    const inspected = await api.change(me, id, { kind: "inspection", version: 4 });
    expect(inspected.fields).toEqual([{ path: "bus", message: "busOfCertificate" }]);
    expect((await api.list(me)).entity[0]).toMatchObject({ kind: "licence", version: 4 });
  });

  it("their owner is told 30 and 7 days before and once they are over, all in one mail, each once", async () => {
    const me = await person("busoperator");
    const bus = await makeBus({ companyId: me.companyId ?? "", licenceplate: "R CB 418" });
    await api.add(me, licence({ validUntil: inDays(31) }));
    await api.add(me, { kind: "inspection", bus: bus.id, validUntil: inDays(29) });
    expect([await remindOfCertificates(), await remindOfCertificates()]).toEqual([1, 0]);
    expect(await remindOfCertificates(inDays(2))).toBe(1);
    expect(await remindOfCertificates(inDays(24))).toBe(2);
    expect(await remindOfCertificates(inDays(33))).toBe(2);
    expect(await remindOfCertificates(inDays(90))).toBe(0);
    const mails = await readMails({ template: "certificatesDue" });
    expect(mails.map(({ recipient }) => recipient)).toEqual(Array(4).fill(me.email));
    expect(mails[0]?.text).toContain("R CB 418");
    const subjects = mails.map(({ subject }) => subject);
    expect(subjects).toEqual([
      "A certificate is about to expire",
      "A certificate is about to expire",
      "2 certificates are about to expire",
      "2 certificates have expired",
    ]);
  });

  it("of a bus that is out of service are not asked for", async () => {
    const me = await person("busoperator");
    const bus = await makeBus({ companyId: me.companyId ?? "", active: false });
    await api.add(me, { kind: "inspection", bus: bus.id, validUntil: inDays(5) });
    expect(await remindOfCertificates()).toBe(0);
    await prisma.bus.update({ where: { id: bus.id }, data: { active: true } });
    expect(await remindOfCertificates()).toBe(1);
  });
});
