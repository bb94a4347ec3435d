import { v7 as uuidv7 } from "uuid";
import { DELETE, GET, PUT } from "@/app/api/news/[id]/route";
import { GET as LIST, POST } from "@/app/api/news/route";
import { prisma } from "@/lib/db/prisma";
import type { UploadType } from "@/lib/features/upload/rules";
import { envelope, params, request } from "@/tests/db";
import { withStored } from "@/tests/versions";

type Who = { cookie?: string };
export const nobody: Who = {};

export const plain = { title: { de: "Winterfahrten planen" }, text: { de: "Ein Absatz." } };

export const create = async ({ cookie }: Who, body: unknown = plain) =>
  envelope(await POST(request("/api/news", { cookie, body })));

export const change = async ({ cookie }: Who, id: string, body: unknown) =>
  envelope(
    await PUT(
      request(`/api/news/${id}`, { method: "PUT", cookie, body: await withStored("news", id, body) }),
      params({ id }),
    ),
  );

export const remove = async ({ cookie }: Who, id: string) =>
  envelope(await DELETE(request(`/api/news/${id}`, { method: "DELETE", cookie }), params({ id })));

export const read = async ({ cookie }: Who, id: string) =>
  envelope(await GET(request(`/api/news/${id}`, { cookie }), params({ id })));

export const list = async ({ cookie }: Who, search: Record<string, unknown> = {}) => {
  const texts = Object.entries(search).map(([key, value]) => [
    key,
    typeof value === "object" ? JSON.stringify(value) : String(value),
  ]);
  return envelope(await LIST(request(`/api/news?${new URLSearchParams(texts)}`, { cookie })));
};

/** A stored picture or PDF as an upload leaves it. */
export async function storedFile(uploadType: UploadType, size = { width: 800, height: 600 }) {
  const id = uuidv7();
  const key = `${id}.webp`;
  const file = { id, key, uploadType, name: "x", contentType: "image/webp", state: "public" as const };
  await prisma.storedFile.create({ data: { ...file, ...size } });
  return `/api/upload/${key}`;
}
