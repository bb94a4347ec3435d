import { rules } from "@/lib/access/rules";
import { bookPayment } from "@/lib/features/subscription/commands/book";
import { invoiceParams } from "@/lib/features/subscription/schema";
import { methodNotAllowed } from "@/lib/http/responses";
import { route } from "@/lib/http/route";

export const POST = route({
  rule: rules["admin.change"],
  params: invoiceParams,
  run: ({ viewer, params }) => bookPayment(viewer, params.id),
});

export const GET = methodNotAllowed(["POST"]);
export const PUT = GET;
export const PATCH = GET;
export const DELETE = GET;
