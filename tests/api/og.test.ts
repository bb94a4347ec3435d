import sharp from "sharp";
import { expect, it } from "vitest";
import { signPicture } from "@/app/og/draw";

const words = {
  kind: "Busunternehmen",
  title: "Müller & Söhne Reisen",
  line: "93047 Regensburg",
  tone: "town" as const,
};

async function size(response: Response) {
  const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  return { format, width, height };
}

it("draws a PNG of 1200 by 630 that may be kept for an hour", async () => {
  const picture = await signPicture(words);
  expect(picture.headers.get("content-type")).toBe("image/png");
  expect(picture.headers.get("cache-control")).toContain("max-age=3600");
  expect(await size(picture)).toEqual({ format: "png", width: 1200, height: 630 });
});

it("leaves out signs that the faces do not hold, instead of asking a font service", async () => {
  const plain = await (await signPicture({ ...words, title: "Autobuses Łódź" })).arrayBuffer();
  const odd = await (await signPicture({ ...words, title: "Autobuses 🚌 Łódź Ж" })).arrayBuffer();
  expect(Buffer.from(odd).equals(Buffer.from(plain))).toBe(true);
});

it("takes the longest name", async () => {
  const title = "Verkehrsgesellschaft mit außerordentlich langem Namen für Reisen, Ausflüge und Linienverkehre ".repeat(
    2,
  );
  expect(await size(await signPicture({ ...words, title }))).toMatchObject({ width: 1200, height: 630 });
});
