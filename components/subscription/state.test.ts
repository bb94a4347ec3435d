import { describe, expect, it } from "vitest";
import type { InvoiceRecord, SubscriptionRecord } from "@/lib/features/subscription/schema/subscription";
import { cancelWords, chosenPlan, holdingOf, isHeld, ordersByCard, paysByCard, sayingOf, toldOf } from "./state";

const none: SubscriptionRecord = {
  state: "none",
  plan: null,
  interval: null,
  payment: null,
  periodStart: null,
  paidUntil: null,
  endsAtPeriod: false,
  trialAvailable: true,
  cardPayment: false,
  locationLimit: 1,
  vatId: null,
  openInvoice: null,
  version: 1,
};
const bill = { plan: "single", interval: "yearly", number: "R1" } as InvoiceRecord;
const ordered: SubscriptionRecord = { ...none, state: "pending", openInvoice: bill };
const billed = { plan: "single", interval: "yearly", payment: "invoice", paidUntil: 1 } as const;
const runs: SubscriptionRecord = { ...none, ...billed, state: "active" };

describe("sayingOf", () => {
  it("tells an order on invoice from a checkout that is not finished", () => {
    expect(sayingOf(ordered, "pending", true)).toBe("ordered");
    expect(sayingOf({ ...ordered, openInvoice: null, payment: "stripe" }, "pending", true)).toBe("checkout");
    expect(sayingOf({ ...ordered, openInvoice: null }, "pending", true)).toBe("ordered");
  });

  it("never calls active what the public does not see", () => {
    expect(sayingOf(runs, "active", true)).toBe("active");
    expect(sayingOf({ ...runs, endsAtPeriod: true }, "active", true)).toBe("ending");
    expect(sayingOf({ ...runs, plan: "trial" }, "active", true)).toBe("trial");
    expect(sayingOf({ ...runs, paidUntil: null }, "active", true)).toBe("granted");
    expect(sayingOf(runs, "active", false)).toBe("hidden");
  });

  it("says that a plan has run out in the moment it does, whatever the clock's job has done by then", () => {
    const at = (now: number) => sayingOf(runs, toldOf(runs, now), true);
    expect([at(0), at(1), at(2)]).toEqual(["active", "lapsed", "lapsed"]);
    expect([0, 1].map((now) => toldOf(runs, now))).toEqual(["active", "lapsed"]);
  });

  it("names the way in which a plan in arrears is paid", () => {
    expect(sayingOf(runs, "pastdue", true)).toBe("unpaidInvoice");
    expect(sayingOf({ ...runs, payment: "stripe" }, "pastdue", true)).toBe("unpaidCard");
  });
});

describe("isHeld", () => {
  it("offers no second order of what is ordered or runs", () => {
    expect(isHeld(ordered, { plan: "single", interval: "yearly" })).toBe(true);
    expect(isHeld(runs, { plan: "single", interval: "yearly" })).toBe(true);
    expect(isHeld({ ...runs, openInvoice: { ...bill, plan: "group" } }, { plan: "single", interval: "yearly" })).toBe(
      true,
    );
  });

  it("calls what runs the current one, whatever is ordered beside it", () => {
    const trial: SubscriptionRecord = { ...none, state: "active", plan: "trial", openInvoice: bill };
    expect(holdingOf(trial, { plan: "trial", interval: "yearly" })).toBe("current");
    expect(holdingOf(trial, { plan: "single", interval: "yearly" })).toBe("ordered");
    expect(holdingOf({ ...runs, openInvoice: bill }, { plan: "single", interval: "yearly" })).toBe("current");
  });

  it("offers every other plan and interval, and any once it has ended", () => {
    expect(isHeld(ordered, { plan: "group", interval: "yearly" })).toBe(false);
    expect(isHeld(runs, { plan: "single", interval: "monthly" })).toBe(false);
    expect(isHeld({ ...runs, state: "cancelled" }, { plan: "single", interval: "yearly" })).toBe(false);
  });
});

describe("card or invoice", () => {
  const keys = { ...none, cardPayment: true };

  it("orders by card where the keys are set, but stays on invoice with who has one", () => {
    expect(ordersByCard(keys)).toBe(true);
    expect(ordersByCard(none)).toBe(false);
    expect(ordersByCard({ ...runs, cardPayment: true })).toBe(false);
    expect(ordersByCard({ ...ordered, cardPayment: true })).toBe(false);
    expect(ordersByCard({ ...runs, cardPayment: true, state: "cancelled" })).toBe(true);
  });

  it("sends who pays by card to Stripe's page, no longer once it has ended", () => {
    expect(paysByCard({ payment: "stripe", state: "active" })).toBe(true);
    expect(paysByCard({ payment: "stripe", state: "cancelled" })).toBe(false);
    expect(paysByCard(runs)).toBe(false);
  });
});

it("says what cancelling would do, and offers none where nothing runs", () => {
  expect(cancelWords(none, "none")).toBe(null);
  expect(cancelWords(ordered, "pending")).toBe("withdraw");
  expect(cancelWords(runs, "active")).toBe("cancel");
  expect(cancelWords({ ...runs, endsAtPeriod: true }, "active")).toBe(null);
  expect(cancelWords({ ...runs, plan: "trial", payment: null }, "active")).toBe(null);
  expect(cancelWords({ ...runs, plan: "trial", payment: null, openInvoice: bill }, "active")).toBe("withdraw");
  expect(cancelWords({ ...runs, state: "pastdue" }, "pastdue")).toBe("end");
  expect(cancelWords(runs, "lapsed")).toBe("end");
  expect(cancelWords({ ...runs, endsAtPeriod: true }, "lapsed")).toBe(null);
  expect(cancelWords({ ...runs, plan: "trial", payment: null, openInvoice: bill }, "lapsed")).toBe("withdraw");
});

it("opens with the plan of the address, else with the one that is ordered or runs", () => {
  expect(chosenPlan(none, null)).toBe("single");
  expect(chosenPlan(none, "group")).toBe("group");
  expect(chosenPlan({ ...runs, plan: "group" }, null)).toBe("group");
  expect(chosenPlan({ ...runs, plan: "group" }, "trial")).toBe("group");
});
