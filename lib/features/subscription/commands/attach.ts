import { prisma } from "@/lib/db/prisma";
import { issuerOf } from "@/lib/payment/issuer";
import { drawPdf } from "@/lib/payment/pdf";
import { invoiceSelect, toInvoice } from "../present";

/** The PDF of an invoice as it stands now, for a mail whose recipient was settled when it was queued. */
export async function invoiceAttachment(id: string): Promise<Uint8Array | null> {
  const row = await prisma.invoice.findUnique({ where: { id }, select: invoiceSelect });
  return row && drawPdf(toInvoice(row), issuerOf(row.recipient));
}
