import { rules } from "@/lib/access/rules";
import { getInvoice } from "@/lib/features/subscription/queries";
import { invoiceFileParams } from "@/lib/features/subscription/schema";
import { privateFileResponse } from "@/lib/http/fileResponse";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";
import { drawPdf } from "@/lib/payment/pdf";

export const GET = route({
  rule: rules["invoice.read"],
  params: invoiceFileParams,
  limit: { name: "invoice-pdf", points: 120, seconds: 600 },
  run: async ({ viewer, params }) => {
    const { invoice, issuer } = await getInvoice(viewer, params.file.replace(/\.pdf$/, ""));
    return privateFileResponse(await drawPdf(invoice, issuer), `${invoice.number}.pdf`);
  },
});

const refuse = methodNotAllowed(["GET", "HEAD"]);
export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
