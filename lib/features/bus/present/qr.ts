import QRCode from "qrcode";
import { env } from "@/env.mjs";
import type { QrDrawing } from "../schema/qr";

/** Level M bears dirt and scratches on a bus; four modules around it are what readers need. */
const options = { errorCorrectionLevel: "M" } as const;
const quietZone = 4;

/** Short, so that the code is coarse and read from afar; the language is added by the gate. */
export const qrAddress = (code: string) => new URL(`/q/${code}`, env.APP_URL).href;

/** One stroke a run of dark modules; for the file and for pages alike. */
export function qrDrawing(text: string): QrDrawing {
  const { modules } = QRCode.create(text, options);
  const lines: string[] = [];
  for (let y = 0; y < modules.size; y += 1) {
    for (let x = 0; x < modules.size; x += 1) {
      if (!modules.get(y, x)) continue;
      let run = 1;
      while (x + run < modules.size && modules.get(y, x + run)) run += 1;
      lines.push(`M${x + quietZone} ${y + quietZone + 0.5}h${run}`);
      x += run;
    }
  }
  return { size: modules.size + 2 * quietZone, path: lines.join("") };
}

export function qrSvg(text: string) {
  const { size, path } = qrDrawing(text);
  const box = `width="${size * 8}" height="${size * 8}" viewBox="0 0 ${size} ${size}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box} shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path stroke="#000" d="${path}"/></svg>\n`;
}

/** For stickers of 10 cm and more at 300 dots per inch. */
export function qrPng(text: string): Promise<Buffer> {
  return QRCode.toBuffer(text, { ...options, type: "png", margin: quietZone, width: 1_200 });
}
