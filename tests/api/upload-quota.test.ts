import { v7 as uuidv7 } from "uuid";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { fileQuota } from "@/lib/features/upload/rules";
import type { SignedUploadInput } from "@/lib/features/upload/schema";
import { resetDb } from "../db";
import { person } from "../people";
import { png } from "./upload-files";
import { type OpenStore, openStore } from "./upload-store";

const picture: SignedUploadInput = { uploadType: "image", name: "Haus.png", contentType: "image/png" };
const megabyte = 1024 * 1024;

/** Public files of a company. */
const keep = (companyId: string | null, count: number, size: number) =>
  prisma.storedFile.createMany({
    data: Array.from({ length: count }, () => {
      const id = uuidv7();
      return { ...{ id, key: `${id}.webp`, companyId, size }, ...picture, state: "public" as const };
    }),
  });

describe.each(["disk", "s3"] as const)("the quota of a company on %s", (name) => {
  let store: OpenStore;
  beforeAll(async () => {
    store = await openStore(name);
  });
  afterAll(() => store.close());
  beforeEach(resetDb);

  const full = { status: 409, error: "Conflict", fields: [{ path: "", message: "storageFull" }] };

  it("409 for one file more than a company may keep; another company and an admin still send", async () => {
    const own = await person("travelService");
    await keep(own.companyId, fileQuota.files - 1, 1);
    expect((await store.sign(own.cookie, picture)).status).toBe(200);
    // What was announced takes its place before it has come.
    expect(await store.sign(own.cookie, picture)).toMatchObject(full);
    expect((await store.sign((await person("travelService")).cookie, picture)).status).toBe(200);
    const admin = await person(null, "admin");
    await prisma.storedFile.updateMany({ data: { companyId: null, userId: admin.id } });
    expect((await store.sign(admin.cookie, picture)).status).toBe(200);
  });

  it("of ten that are announced at once for two places, two are let in", async () => {
    const own = await person("travelService");
    await keep(own.companyId, fileQuota.files - 2, 1);
    const answers = await Promise.all(Array.from({ length: 10 }, () => store.sign(own.cookie, picture)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  });

  it("409 for more bytes than a company may keep, told beforehand or weighed once they are there", async () => {
    const own = await person("travelService");
    await keep(own.companyId, 1, fileQuota.megabytes * megabyte - 20);
    const bytes = await png();
    expect(await store.sign(own.cookie, { ...picture, size: bytes.length })).toMatchObject(full);
    const sent = await store.send(own.cookie, picture, bytes);
    expect(sent).toMatchObject(full);
    expect(sent.errordesc).toBeTruthy();
    const row = await prisma.storedFile.findUniqueOrThrow({ where: { key: sent.key } });
    expect(row).toMatchObject({ state: "refused", refusal: "storageFull" });
    const files = await store.storage();
    expect([await files.size("incoming", sent.key), await files.size("public", sent.key)]).toEqual([null, null]);
    await prisma.storedFile.updateMany({ where: { state: "public" }, data: { size: 1 } });
    expect((await store.send(own.cookie, picture, bytes)).status).toBe(200);
  });

  it("takes too large a file away within hours, also where nobody asks for its check", async () => {
    const { cookie } = await person("busoperator");
    const { key } = (await store.sign(cookie, picture)).entity[0];
    const files = await store.storage();
    await files.put("incoming", key, Buffer.alloc(11 * megabyte), "image/png");
    expect(await store.sweepFiles()).toBe(0);
    expect(await files.size("incoming", key)).toBe(11 * megabyte);
    await prisma.storedFile.update({ where: { key }, data: { createdAt: new Date(Date.now() - 20 * 60_000) } });
    await store.sweepFiles();
    expect(await files.size("incoming", key)).toBeNull();
    expect(await prisma.storedFile.findUnique({ where: { key } })).toMatchObject({ refusal: "fileTooLarge" });
  });
});
