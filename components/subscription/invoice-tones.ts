import type { BadgeTone } from "@/components/ui/badge";
import type { InvoiceState } from "@/lib/features/subscription/rules";

export const invoiceTones: Record<InvoiceState, BadgeTone> = { open: "pend", paid: "live", cancelled: "off" };
