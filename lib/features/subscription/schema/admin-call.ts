import type { z } from "zod";
import { withTerms } from "@/lib/http/admin-list-call";
import { plainInvoiceList } from "./admin-list";
import { invoiceTerms } from "./subscription";

/** The list (admin-list.ts) with what its call takes. */
export const invoiceList = withTerms(plainInvoiceList, invoiceTerms);
export type InvoiceFilter = z.output<typeof invoiceList.filter>;
export type InvoiceTerms = NonNullable<InvoiceFilter["a"]>;
export type InvoiceSort = (typeof invoiceList.sorts)[number];
