import type { InvoiceRecord } from "@/lib/features/subscription/schema";
import { turns } from "@/lib/turns";
import type { Issuer } from "./issuer";

// Drawing takes a tenth of a second of the processor: two at a time leave the pages their share.
const inTurn = turns("payment.pdf", 2);

/** The invoice as PDF; the library, half a second to load, comes with the first one. */
export function drawPdf(invoice: InvoiceRecord, issuer: Issuer): Promise<Uint8Array> {
  return inTurn(async () => (await import("./invoicePdf")).renderInvoice(invoice, issuer));
}
