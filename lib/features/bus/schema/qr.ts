import { z } from "zod";
import type { BusRecord } from "./bus";

export const qrQuery = z.strictObject({ download: z.literal("1", "invalidValue").optional() });

/** A QR code as lines of an SVG; `size`: modules of one side, the quiet zone included. */
export type QrDrawing = { size: number; path: string };
export type Sticker = { bus: BusRecord; qr: QrDrawing };
