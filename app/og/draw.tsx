import { readFile } from "node:fs/promises";
import path from "node:path";
import { ImageResponse } from "next/og";
import { Sign, type SignWords, signSize } from "@/components/og/sign";

const faces = [
  { name: "Overpass", file: "overpass-latin-700-normal.woff", weight: 700 },
  { name: "Overpass", file: "overpass-latin-800-normal.woff", weight: 800 },
  { name: "Overpass Extended", file: "overpass-latin-ext-700-normal.woff", weight: 700 },
  { name: "Overpass Extended", file: "overpass-latin-ext-800-normal.woff", weight: 800 },
] as const;

const readFace = async ({ name, file, weight }: (typeof faces)[number]) => ({
  name,
  weight,
  style: "normal" as const,
  data: await readFile(path.join(process.cwd(), "fonts", file)),
});

let fonts: ReturnType<typeof readFonts> | undefined;
const readFonts = () => Promise.all(faces.map(readFace));

/** What the faces hold. For any other sign the drawing library would ask a font service on the internet. */
const unknown = /[^\u0020-\u007e\u00a0-\u017f\u0218-\u021b\u1e9e\u2013\u2014\u2018-\u201a\u201c-\u201e\u2026\u20ac]/g;
const drawable = (text: string) => text.normalize("NFC").replace(unknown, " ").replace(/\s+/g, " ").trim();

/** About 30 KB each. */
const kept = 200;
const pictures = new Map<string, Promise<ArrayBuffer>>();

async function draw(words: SignWords) {
  fonts ??= readFonts();
  const picture = new ImageResponse(<Sign {...words} />, { ...signSize, fonts: await fonts });
  return picture.arrayBuffer();
}

/** Kept by its words: a renamed company has another picture at once. */
function pictureOf(words: SignWords) {
  const key = JSON.stringify(words);
  const picture = pictures.get(key) ?? draw(words);
  pictures.delete(key);
  pictures.set(key, picture);
  picture.catch(() => pictures.delete(key));
  const oldest = pictures.keys().next().value;
  if (pictures.size > kept && oldest !== undefined) pictures.delete(oldest);
  return picture;
}

export async function signPicture({ kind, title, line, tone }: SignWords) {
  const words = { kind: drawable(kind), title: drawable(title), line: drawable(line), tone };
  const headers = { "content-type": "image/png", "cache-control": "public, max-age=3600" };
  return new Response(await pictureOf(words), { headers });
}
