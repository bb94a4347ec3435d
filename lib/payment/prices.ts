import { env } from "@/env.mjs";
import { amountsOf, countryOfVatId, taxOf } from "./vat";

type Plan = "single" | "group";
type Interval = "monthly" | "yearly";

export const currency = "EUR";

const nets: Record<`${Plan}.${Interval}`, number> = {
  "single.monthly": env.PLAN_SINGLE_MONTHLY,
  "single.yearly": env.PLAN_SINGLE_YEARLY,
  "group.monthly": env.PLAN_GROUP_MONTHLY,
  "group.yearly": env.PLAN_GROUP_YEARLY,
};

/** Cents, by the settings of this installation. */
export const netOf = (plan: Plan, interval: Interval) => nets[`${plan}.${interval}`];

export const operatorCountry = countryOfVatId(env.OPERATOR_VAT_ID);

/** What a customer pays for one period. */
export function priceFor(plan: Plan, interval: Interval, customer: { country: string; vatId: string | null }) {
  return amountsOf(netOf(plan, interval), taxOf(customer, operatorCountry));
}
