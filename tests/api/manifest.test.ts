import path from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { GET } from "@/app/[lng]/manifest.webmanifest/route";
import { request } from "@/tests/db";

type Icon = { src: string; sizes: string; type: string; purpose?: string };
const root = path.resolve(import.meta.dirname, "../..");
const manifestOf = async (lng: string) =>
  GET(request(`/${lng}/manifest.webmanifest`), { params: Promise.resolve({ lng }) });

it.each([
  ["de", "Eingang"],
  ["en", "Inbox"],
  ["es", "Entrada"],
])("%s: one application with words, start and shortcuts of the language", async (lng, inbox) => {
  const response = await manifestOf(lng);
  expect(response.headers.get("content-type")).toBe("application/manifest+json");
  const manifest = await response.json();
  expect(manifest).toMatchObject({ id: "/", lang: lng, scope: "/", display: "standalone" });
  expect(manifest.start_url).toBe(`/${lng}/userpanel/inbox`);
  expect(manifest.shortcuts).toHaveLength(3);
  expect(manifest.shortcuts[0]).toMatchObject({ name: inbox, url: `/${lng}/userpanel/inbox` });
});

it("every picture that it names is there in the size that it says, one of them may be cut", async () => {
  const { icons } = (await (await manifestOf("en")).json()) as { icons: Icon[] };
  for (const { src, sizes } of icons.filter(({ type }) => type === "image/png")) {
    const { width, height } = await sharp(path.join(root, "public", src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect(icons.filter(({ purpose }) => purpose === "maskable")).toHaveLength(1);
});

it("404 for a language that is none", async () => {
  expect((await manifestOf("xx")).status).toBe(404);
});
