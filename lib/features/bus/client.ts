import { api } from "@/lib/http/client";
import type { BusChange, BusRecord, busInput } from "./schema/bus";
import type { z } from "zod";

/** The browser's calls for the fleet. */
export const busCalls = {
  create: (input: z.input<typeof busInput>) => api.post<BusRecord>("/busses/", input),
  change: ({ id }: Pick<BusRecord, "id">, change: BusChange) => api.put<BusRecord>(`/busses/${id}`, change),
  remove: ({ id }: Pick<BusRecord, "id">) => api.delete(`/busses/${id}`),
};

export const qrHref = ({ id }: Pick<BusRecord, "id">, kind: "svg" | "png", download = false) =>
  `/api/busses/${id}/qr.${kind}${download ? "?download=1" : ""}`;
