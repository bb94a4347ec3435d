import { z } from "zod";
import type { QrDrawing } from "@/lib/qr";
import type { BusRecord } from "./bus";

export const qrQuery = z.strictObject({ download: z.literal("1", "invalidValue").optional() });

export type Sticker = { bus: BusRecord; qr: QrDrawing };
