import QRCode from "qrcode";
import { env } from "@/env.mjs";
import { qrDrawing, qrOptions, qrQuietZone } from "@/lib/qr";

/** Short, so that the code is coarse and read from afar; the language is added by the gate. */
export const qrAddress = (code: string) => new URL(`/q/${code}`, env.APP_URL).href;

export function qrSvg(text: string) {
  const { size, path } = qrDrawing(text);
  const box = `width="${size * 8}" height="${size * 8}" viewBox="0 0 ${size} ${size}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box} shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path stroke="#000" d="${path}"/></svg>\n`;
}

/** For stickers of 10 cm and more at 300 dots per inch. */
export function qrPng(text: string): Promise<Buffer> {
  return QRCode.toBuffer(text, { ...qrOptions, type: "png", margin: qrQuietZone, width: 1_200 });
}
