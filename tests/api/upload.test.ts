import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import type { SignedUploadInput } from "@/lib/features/upload/schema";
import { resetDb } from "../db";
import { person } from "../people";
import { html, hugePng, pdf, phonePhoto, png, svg } from "./upload-files";
import { type OpenStore, openStore } from "./upload-store";

beforeEach(resetDb);

const picture: SignedUploadInput = { uploadType: "image", name: "Bus.png", contentType: "image/png" };
const document: SignedUploadInput = {
  uploadType: "pdf",
  name: "Fahrplan 2027 – Süd.pdf",
  contentType: "application/pdf",
};

describe.each(["disk", "s3"] as const)("uploads to %s", (name) => {
  let store: OpenStore;
  beforeAll(async () => {
    store = await openStore(name);
  });
  afterAll(() => store.close());

  const refusalOf = async (input: SignedUploadInput, body: Buffer) => {
    const { cookie } = await person("busoperator");
    const { status, fields, key } = await store.send(cookie, input, body);
    const row = await prisma.storedFile.findUniqueOrThrow({ where: { key } });
    expect(row).toMatchObject({ state: "refused", refusal: fields[0].message, size: null });
    expect(await (await store.storage()).size("incoming", key)).toBeNull();
    expect((await store.get(key)).status).toBe(404);
    return [status, fields[0].message];
  };

  it("200 a photo is turned upright, made anew as WebP and loses its position", async () => {
    const { cookie } = await person("busoperator");
    const photo = await phonePhoto();
    const before = await sharp(photo).metadata();
    expect(before.exif?.toString("latin1")).toContain("Jana Kern");
    // The tag that leads to the position, in the byte order of this file.
    expect(before.exif?.includes(Buffer.from([0x25, 0x88]))).toBe(true);
    const sent = await store.send(cookie, { ...picture, contentType: "image/jpeg", size: photo.length }, photo);
    expect(sent.entity[0]).toMatchObject({ contentType: "image/webp", width: 300, height: 400 });
    const answer = await store.get(sent.key);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.length).toBe(sent.entity[0].size);
    const after = await sharp(bytes).metadata();
    expect(after).toMatchObject({ format: "webp", width: 300, height: 400 });
    expect([after.exif, after.xmp, after.iptc, after.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(bytes.includes("Jana Kern")).toBe(false);
  });

  it("200 a logo is made no larger than 800 px, with what it must be served with", async () => {
    const { cookie } = await person("busoperator");
    const { entity, key } = await store.send(cookie, { ...picture, uploadType: "logo" }, await png(1600, 400));
    expect(entity[0]).toMatchObject({ publicUrl: `/api/upload/${key}`, width: 800, height: 200 });
    const { status, headers } = await store.get(key);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
    });
    expect((await store.get(key, { "if-none-match": headers.get("etag") ?? "" })).status).toBe(304);
  });

  it("200 a plain PDF is served as it was sent, as a download with a strict policy", async () => {
    const { cookie } = await person("busoperator");
    const bytes = await pdf();
    const { key, status } = await store.send(cookie, document, bytes);
    expect(status).toBe(200);
    const answer = await store.get(key);
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    expect(answer.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
    const disposition = answer.headers.get("content-disposition") ?? "";
    expect(disposition).toMatch(/^attachment; filename="Fahrplan 2027/);
    expect(disposition).toContain("filename*=UTF-8''Fahrplan%202027%20%E2%80%93%20S%C3%BCd.pdf");
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
  });

  it("400 for an SVG or HTML named .png, a broken picture and a picture as a PDF", async () => {
    expect(await refusalOf(picture, svg)).toEqual([400, "fileTypeWrong"]);
    expect(await refusalOf(picture, html)).toEqual([400, "fileTypeWrong"]);
    const whole = await png(600, 600);
    expect(await refusalOf(picture, whole.subarray(0, whole.length - 200))).toEqual([400, "fileBroken"]);
    expect(await refusalOf(document, await png())).toEqual([400, "fileTypeWrong"]);
    expect(await refusalOf(picture, Buffer.alloc(0))).toEqual([400, "fileEmpty"]);
  });

  it("400 for a PDF with JavaScript", async () => {
    const active = await pdf((made) => made.addJavaScript("greeting", "app.alert(1)"));
    expect(await refusalOf(document, active)).toEqual([400, "pdfActive"]);
  });

  it("400 for a picture of 30,000 × 30,000 pixels", async () => {
    const bomb = hugePng();
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await refusalOf(picture, bomb)).toEqual([400, "pictureTooLarge"]);
  });

  it("413 for 50 MB, told beforehand or not", async () => {
    const { cookie } = await person("busoperator");
    const told = await store.sign(cookie, { ...document, size: 50_000_000 });
    expect(told).toMatchObject({ status: 413, fields: [{ path: "size", message: "fileTooLarge" }] });
    expect(await refusalOf(document, Buffer.alloc(50_000_000, "%PDF-1.7 "))).toEqual([413, "fileTooLarge"]);
  });

  it("404 before anything has come, and nothing is public before the check", async () => {
    const { cookie } = await person("busoperator");
    const signed = await store.sign(cookie, picture);
    const { key } = signed.entity[0];
    expect((await store.get(key)).status).toBe(404);
    expect((await store.finish(cookie, key)).status).toBe(404);
    const files = await store.storage();
    await files.put("incoming", key, svg, "image/png");
    expect((await store.get(key)).status).toBe(404);
    expect(await files.size("public", key)).toBeNull();
  });

  it("200 for everybody who settles the same file at once, with one result", async () => {
    const { cookie } = await person("busoperator");
    const signed = await store.sign(cookie, picture);
    const { key } = signed.entity[0];
    await (await store.storage()).put("incoming", key, await png(), "image/png");
    const answers = await Promise.all([store.finish(cookie, key), store.finish(cookie, key), store.get(key)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await store.finish(cookie, key)).toMatchObject({ status: 200, entity: [{ width: 40, height: 30 }] });
  });

  it("403 for a tampered key, another type, another size and an address that has run out", async () => {
    const { cookie } = await person("busoperator");
    const bytes = await png();
    const { entity } = await store.sign(cookie, { ...picture, size: bytes.length });
    const { entity: others } = await store.sign(cookie, picture);
    const [signed, other] = [entity[0], others[0]];
    const stolen = { ...signed, key: other.key, url: signed.url.replace(signed.key, other.key) };
    expect((await store.put(stolen, bytes)).status).toBe(403);
    expect((await store.put({ ...signed, headers: { "content-type": "text/html" } }, bytes)).status).toBe(403);
    const later = signed.url.replace(/(expires=)\d+/i, "$199999999999999");
    expect((await store.put({ ...signed, url: later }, bytes)).status).toBe(403);
    expect((await store.put({ ...signed, url: signed.url.split("?")[0] }, bytes)).status).toBe(403);
    const files = await store.storage();
    const terms = { key: signed.key, contentType: "image/png", expires: Date.now() - 60_000 };
    if (name === "disk")
      expect((await store.put({ ...signed, ...(await files.signPut(terms)) }, bytes)).status).toBe(403);
    const longer = Buffer.concat([bytes, Buffer.from("more")]);
    expect((await store.put(signed, longer)).status).toBe(name === "disk" ? 400 : 403);
    expect((await store.put(signed, bytes)).status).toBe(200);
  });

  it("sweeps what nobody refers to after a day and keeps what is used", async () => {
    const { cookie, companyId } = await person("busoperator");
    const keys: string[] = [];
    for (let i = 0; i < 5; i += 1) keys.push((await store.send(cookie, picture, await png())).key);
    const [logo = "", shown = "", published = "", unused = "", young = ""] = keys;
    const refused = (await store.send(cookie, picture, svg)).key;
    const address = (key: string) => `/api/upload/${key}`;
    await prisma.company.update({
      where: { id: companyId ?? "" },
      data: { logo: address(logo), images: [address(shown)], publicData: { logo: address(published) } },
    });
    const old = new Date(Date.now() - 25 * 3_600_000);
    await prisma.storedFile.updateMany({ where: { key: { not: young } }, data: { createdAt: old } });
    expect(await store.sweepFiles()).toBe(2);
    expect(await store.sweepFiles()).toBe(0);
    const files = await store.storage();
    const left = await prisma.storedFile.findMany({ orderBy: { key: "asc" }, select: { key: true } });
    expect(left.map(({ key }) => key)).toEqual([logo, shown, published, young]);
    for (const { key } of left) expect(await files.size("public", key)).toBeGreaterThan(0);
    for (const key of [unused, refused]) expect(await files.size("public", key)).toBeNull();
  });
});
