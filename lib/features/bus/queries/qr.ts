import type { Admin, BusOperator } from "@/lib/access/viewer";
import { qrDrawing } from "@/lib/qr";
import { qrAddress, qrPng, qrSvg } from "../present/qr";
import type { BusRecord } from "../schema/bus";
import type { Sticker } from "../schema/qr";
import { listBuses } from "./list";
import { getBus } from "./own";

const kinds = {
  svg: { type: "image/svg+xml; charset=utf-8", draw: async (text: string) => qrSvg(text) },
  png: { type: "image/png", draw: async (text: string) => new Uint8Array(await qrPng(text)) },
} as const;

type Query = { id: string; kind: keyof typeof kinds; download: boolean };

/** A bus's code as a file; `download` names it by the plate. */
export async function qrFile(viewer: BusOperator | Admin, { id, kind, download }: Query): Promise<Response> {
  const { qrcode, licenceplate } = await getBus(viewer, id);
  const { type, draw } = kinds[kind];
  const name = `qr-${licenceplate.normalize("NFKD").replace(/[^\w]+/g, "-")}.${kind}`;
  const headers = new Headers({
    "content-type": type,
    "cache-control": "private, no-cache",
    "content-security-policy": "default-src 'none'",
    "x-content-type-options": "nosniff",
  });
  if (download) headers.set("content-disposition", `attachment; filename="${name}"`);
  return new Response(await draw(qrAddress(qrcode)), { headers });
}

/** More stickers than a printer takes at once. */
const mostStickers = 500;

async function inService(viewer: BusOperator): Promise<BusRecord[]> {
  const buses: BusRecord[] = [];
  for (;;) {
    const page = { take: 100, skip: buses.length, latest: false, filter: { a: { active: true } } };
    const { rows, total } = await listBuses(viewer, viewer.company.id, page);
    buses.push(...rows);
    if (rows.length === 0 || buses.length >= Math.min(total, mostStickers)) return buses;
  }
}

/** Stickers of the viewer's buses in service, or of the one that is named, whichever state it has. */
export async function qrStickers(viewer: BusOperator, id?: string): Promise<Sticker[]> {
  const buses = id ? [await getBus(viewer, id)] : await inService(viewer);
  return buses.map((bus) => ({ bus, qr: qrDrawing(qrAddress(bus.qrcode)) }));
}
