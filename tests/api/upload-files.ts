import { PDFDocument } from "pdf-lib";
import sharp from "sharp";
import zlib from "node:zlib";

export const png = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: "#154bb0" } })
    .png()
    .toBuffer();

/** A photo as a phone takes it: turned by EXIF, with the place where it was taken. */
export const phonePhoto = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: "#137a3e" } })
    .jpeg()
    .withExif({
      IFD0: { Make: "Phone", Copyright: "Jana Kern" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "49/1 0/1 48/1", GPSLongitudeRef: "E", GPSLongitude: "12/1 6/1 0/1" },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();

function chunk(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(zlib.crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG of a few hundred kilobytes that says 30,000 × 30,000 pixels, and holds them. */
export function hugePng(side = 30_000) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const pixels = zlib.deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))));
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([start, chunk("IHDR", header), chunk("IDAT", pixels), chunk("IEND", Buffer.alloc(0))]);
}

export async function pdf(change: (document: PDFDocument) => unknown = () => undefined, useObjectStreams = true) {
  const document = await PDFDocument.create();
  document.addPage([300, 200]).drawText("Fahrplan");
  await change(document);
  return Buffer.from(await document.save({ useObjectStreams }));
}

export const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
export const html = Buffer.from("<!doctype html><script>alert(1)</script>");
