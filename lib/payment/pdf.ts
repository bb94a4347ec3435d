import type { InvoiceRecord } from "@/lib/features/subscription/schema/subscription";
import { semaphore } from "@/lib/semaphore";
import type { Issuer } from "./issuer";

// Drawing takes a tenth of a second of the processor: two at a time leave the pages their share.
const limited = semaphore("payment.pdf", 2);

/** The invoice as PDF; the library, half a second to load, comes with the first one. */
export function drawPdf(invoice: InvoiceRecord, issuer: Issuer): Promise<Uint8Array> {
  return limited(async () => (await import("./invoice-pdf")).renderInvoice(invoice, issuer));
}
