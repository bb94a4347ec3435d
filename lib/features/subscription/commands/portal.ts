import { env } from "@/env.mjs";
import { isSignedIn } from "@/lib/access/rules";
import type { PlanOwner } from "@/lib/access/viewer";
import { conflict } from "@/lib/errors";
import { cardPayment } from "@/lib/payment/payment";
import type { PortalRecord } from "../schema/subscription";
import { readOwn } from "./reach";

/** POST /subscription/portal: Stripe's page for cards, receipts and a change of plan. Throws Conflict without one. */
export async function openPortal(viewer: PlanOwner): Promise<PortalRecord> {
  const row = await readOwn(viewer.company.id);
  const card = await cardPayment();
  if (!card || !row.stripeCustomerId) throw conflict([{ path: "payment", message: "noCardPlan" }]);
  const language = isSignedIn(viewer) ? viewer.language : "en";
  return { url: await card.portal(row.stripeCustomerId, `${env.APP_URL}/${language}/create-subscription`, language) };
}
