import type { BusRecord } from "./schema/bus";

export const qrHref = ({ id }: Pick<BusRecord, "id">, kind: "svg" | "png", download = false) =>
  `/api/busses/${id}/qr.${kind}${download ? "?download=1" : ""}`;
