import { readLimited } from "@/lib/http/body";
import { privateFileResponse } from "@/lib/http/file-response";
import { bind } from "@/lib/http/serve";
import { drawPdf } from "@/lib/payment/pdf";
import { subscriptionCalls } from "./calls";
import { bookPayment, cancelInvoice } from "./commands/book";
import { cancelPlan, resumePlan } from "./commands/cancel";
import { checkout } from "./commands/checkout";
import { openPortal } from "./commands/portal";
import { startTrial } from "./commands/trial";
import { receiveEvent } from "./commands/webhook";
import { getInvoice, getSubscription, listInvoices, listOwnInvoices, listPrices, readInvoice } from "./queries";

export const subscriptionRoutes = bind(subscriptionCalls, {
  read: ({ viewer }) => getSubscription(viewer),
  prices: ({ viewer, query }) => listPrices(viewer, query),
  trial: ({ viewer }) => startTrial(viewer),
  checkout: ({ viewer, body }) => checkout(viewer, body),
  portal: ({ viewer }) => openPortal(viewer),
  cancel: ({ viewer }) => cancelPlan(viewer),
  resume: ({ viewer }) => resumePlan(viewer),
  webhook: async ({ request }) => {
    const payload = (await readLimited(request)).toString("utf8");
    await receiveEvent(payload, request.headers.get("stripe-signature") ?? "");
  },
  invoices: ({ viewer }) => listOwnInvoices(viewer),
  invoice: async ({ viewer, params }) => {
    const { invoice, issuer } = await getInvoice(viewer, params.file.replace(/\.pdf$/, ""));
    return privateFileResponse(await drawPdf(invoice, issuer), `${invoice.number}.pdf`);
  },
  listInvoices: ({ viewer, query }) => listInvoices(viewer, query),
  readInvoice: ({ viewer, params }) => readInvoice(viewer, params.id),
  bookPayment: ({ viewer, params }) => bookPayment(viewer, params.id),
  cancelInvoice: ({ viewer, params }) => cancelInvoice(viewer, params.id),
});
