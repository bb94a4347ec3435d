import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { viewerOf } from "@/lib/access/viewer";
import { transaction } from "@/lib/db/transaction";
import { prisma } from "@/lib/db/prisma";
import { requireOwnFile } from "@/lib/features/upload/commands/own-file";
import type { SignedUploadInput } from "@/lib/features/upload/schema";
import { resetDb } from "../db";
import { person } from "../people";
import { pdf, png } from "./upload-files";
import { type OpenStore, openStore } from "./upload-store";

let store: OpenStore;
beforeAll(async () => {
  store = await openStore("disk");
});
afterAll(() => store.close());
beforeEach(resetDb);

const picture: SignedUploadInput = { uploadType: "image", name: "Bus.png", contentType: "image/png" };
const document: SignedUploadInput = { uploadType: "pdf", name: "Flyer.pdf", contentType: "application/pdf" };

describe("POST /api/upload/signed-upload", () => {
  const statusOf = async (cookie: string, change: object) =>
    (await store.sign(cookie, { ...picture, ...change })).status;

  it("401 without a session", async () => {
    expect(await statusOf("", {})).toBe(401);
  });

  it("403 for a type that is not the sender's to send", async () => {
    const [operator, hotel, admin] = await Promise.all([
      person("busoperator"),
      person("travelService"),
      person(null, "admin"),
    ]);
    const manual = { uploadType: "manual", contentType: "application/pdf" };
    const poster = { uploadType: "poster" };
    expect([await statusOf(operator.cookie, manual), await statusOf(hotel.cookie, manual)]).toEqual([403, 403]);
    expect([await statusOf(operator.cookie, poster), await statusOf(hotel.cookie, poster)]).toEqual([403, 200]);
    expect([await statusOf(admin.cookie, manual), await statusOf(admin.cookie, poster)]).toEqual([200, 200]);
  });

  it("400 for SVG, HTML, a moving picture, a type that does not fit and an unknown field", async () => {
    const { cookie } = await person("busoperator");
    for (const contentType of ["image/svg+xml", "text/html", "image/gif", "application/pdf", "no type"]) {
      const answer = await store.sign(cookie, { ...picture, contentType });
      expect(answer).toMatchObject({ status: 400, fields: [{ path: "contentType", message: "fileTypeWrong" }] });
    }
    expect(await statusOf(cookie, { path: "../../etc/passwd" })).toBe(400);
    expect(await statusOf(cookie, { uploadType: "avatar" })).toBe(400);
    expect(await statusOf(cookie, { size: 0 })).toBe(400);
  });

  it("429 after sixty addresses in an hour", async () => {
    const { cookie } = await person("busoperator");
    for (let i = 0; i < 60; i += 1) await store.sign(cookie, picture);
    expect(await statusOf(cookie, {})).toBe(429);
  });
});

describe("the PUT", () => {
  it("409 for a second one, and the first file stays as it is", async () => {
    const { cookie } = await person("busoperator");
    const { entity } = await store.sign(cookie, picture);
    expect((await store.put(entity[0], await png())).status).toBe(200);
    expect((await store.put(entity[0], await png(90, 90))).status).toBe(409);
    expect(await store.finish(cookie, entity[0].key)).toMatchObject({ entity: [{ width: 40 }] });
  });

  it("400 for half a body, and the same address takes the whole afterwards", async () => {
    const { cookie } = await person("busoperator");
    const bytes = await png();
    const { entity } = await store.sign(cookie, { ...picture, size: bytes.length });
    expect((await store.put(entity[0], bytes.subarray(0, 60))).status).toBe(400);
    expect((await store.put(entity[0], bytes)).status).toBe(200);
  });

  it("404 for another's file at finish, and for names that are no keys", async () => {
    const { cookie } = await person("busoperator");
    const { entity } = await store.sign(cookie, picture);
    const stranger = await person("busoperator");
    expect((await store.finish(stranger.cookie, entity[0].key)).status).toBe(404);
    for (const key of ["..%2f..%2fsecret", "../secret", "x.webp", "%"]) expect((await store.get(key)).status).toBe(404);
  });
});

describe("referring to a file", () => {
  const uploaded = async (cookie: string) =>
    (await store.send(cookie, picture, await png())).entity[0].publicUrl as string;
  const take = async (
    who: { cookie: string; companyId: string | null },
    url: string,
    type: "image" | "logo" = "image",
  ) => {
    const viewer = await viewerOf(new Headers({ cookie: who.cookie }));
    return transaction((tx) => requireOwnFile(tx, viewer, who.companyId, url, type, "images.0"));
  };
  const unknown = { code: "ValidationFailed", fields: [{ path: "images.0", message: "fileUnknown" }] };

  it("400 for another company's file, another type, one that is not public and any other call of ours", async () => {
    const [own, stranger] = [await person("busoperator"), await person("busoperator")];
    const url = await uploaded(own.cookie);
    await expect(take(stranger, url)).rejects.toMatchObject(unknown);
    await expect(take(own, url, "logo")).rejects.toMatchObject(unknown);
    const { entity } = await store.sign(own.cookie, picture);
    await expect(take(own, entity[0].publicUrl)).rejects.toMatchObject(unknown);
    for (const odd of [
      `http://127.0.0.1:3000${url}`,
      `/api/%75pload/${url.slice(12)}`,
      "/api/user",
      "/de/../api/user",
      "/de/%ff",
    ]) {
      await expect(take(own, odd)).rejects.toMatchObject(unknown);
    }
  });

  it("passes for the own company's, an admin's choice and pages elsewhere", async () => {
    const own = await person("busoperator");
    const url = await uploaded(own.cookie);
    await take(own, url);
    await take({ ...own, ...(await person(null, "admin")), companyId: own.companyId }, url);
    await take(own, "https://pictures.example/bus.jpg");
    const admin = await person(null, "admin");
    const given = await uploaded(admin.cookie);
    await take({ cookie: admin.cookie, companyId: own.companyId }, given);
    await take(own, given);
    expect(await prisma.storedFile.count({ where: { companyId: own.companyId } })).toBe(2);
  });

  it("keeps a file from the sweep while somebody is about to refer to it", async () => {
    const own = await person("busoperator");
    const url = await uploaded(own.cookie);
    await prisma.storedFile.updateMany({ data: { createdAt: new Date(0) } });
    const viewer = await viewerOf(new Headers({ cookie: own.cookie }));
    await transaction(async (tx) => {
      await requireOwnFile(tx, viewer, own.companyId, url, "image");
      expect(await store.sweepFiles()).toBe(0);
      await tx.company.update({ where: { id: own.companyId ?? "" }, data: { images: [url] } });
    });
    expect(await store.sweepFiles()).toBe(0);
    expect(await prisma.storedFile.count()).toBe(1);
  });
});

describe("through the production front", () => {
  let server: http.Server;
  let origin = "";
  beforeAll(async () => {
    const { serveApi } = await import("@/lib/http/front/api");
    const { makeMatcher } = await import("@/lib/http/front/match");
    const { uploadRoutes } = await import("@/lib/features/upload/serve");
    const match = makeMatcher(Object.values(uploadRoutes));
    server = http.createServer((request, response) => {
      void serveApi(request, response, match(new URL(request.url ?? "/", "http://front").pathname));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const put = (url: string, body: Buffer, headers: Record<string, string>) => {
    const { pathname, search } = new URL(url);
    return fetch(origin + pathname + search, { method: "PUT", headers, body: new Uint8Array(body) });
  };

  it("200 for 12 MB, 413 for 50 MB that can be read by the sender, 403 without a signature", async () => {
    const { cookie } = await person("busoperator");
    const filling = Buffer.alloc(12_000_000, "% filling\n");
    const [first, second] = [await store.sign(cookie, document), await store.sign(cookie, document)];
    const large = Buffer.concat([await pdf(), filling]);
    expect((await put(first.entity[0].url, large, first.entity[0].headers)).status).toBe(200);
    const answer = await put(second.entity[0].url, Buffer.alloc(50_000_000, "x"), second.entity[0].headers);
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ error: "PayloadTooLarge", fields: [{ message: "fileTooLarge" }] });
    const third = await store.sign(cookie, document);
    const { pathname } = new URL(third.entity[0].url);
    expect((await put(origin + pathname, large, third.entity[0].headers)).status).toBe(403);
  });
});
