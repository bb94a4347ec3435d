import { describe, expect, it } from "vitest";
import {
  carriedOver,
  type Action,
  day,
  actions,
  isShown,
  locationLimit,
  nextState,
  paidEnd,
  periodEnd,
  planInForce,
  type Status,
  type State,
  shownSql,
  shows,
  statusOf,
  stateOfStripe,
  states,
} from "./rules";

const allowed: [State, Action, State][] = [
  ["none", "trial", "active"],
  ["none", "order", "pending"],
  ["pending", "order", "pending"],
  ["pending", "pay", "active"],
  ["pending", "withdraw", "none"],
  ["pending", "end", "cancelled"],
  ["active", "order", "active"],
  ["active", "pay", "active"],
  ["active", "fail", "pastdue"],
  ["active", "wait", "pending"],
  ["active", "withdraw", "active"],
  ["active", "end", "cancelled"],
  ["pastdue", "order", "pastdue"],
  ["pastdue", "pay", "active"],
  ["pastdue", "end", "cancelled"],
  ["cancelled", "trial", "active"],
  ["cancelled", "order", "pending"],
];

describe("transitions", () => {
  const every = states.flatMap((state) => actions.map((action) => [state, action] as const));
  it.each(every)("%s by %s leads where the table says, or nowhere", (state, action) => {
    const line = allowed.find(([from, by]) => from === state && by === action);
    expect(nextState(state, action)).toBe(line?.[2] ?? null);
  });

  it("what is shown publicly: active alone, and no longer than paid", () => {
    expect(states.filter((state) => shows[state])).toEqual(["active"]);
    const now = Date.UTC(2027, 0, 1);
    for (const abonnement of states) {
      expect(isShown({ abonnement, paidUntil: null }, now)).toBe(abonnement === "active");
      expect(isShown({ abonnement, paidUntil: now + 1 }, now)).toBe(abonnement === "active");
      expect(isShown({ abonnement, paidUntil: now }, now)).toBe(false);
    }
    expect(shownSql("x")).toContain("x.abonnement = 'active'");
  });

  it("a plan whose time is over is told as lapsed in that very moment, all others as they are stored", () => {
    const now = Date.UTC(2027, 0, 1);
    const told = (abonnement: State, paidUntil: number | null) => statusOf({ abonnement, paidUntil }, now);
    expect([told("active", now + 1), told("active", now), told("active", null)]).toEqual([
      ...["active", "lapsed", "active"],
    ]);
    for (const state of states.filter((one) => one !== "active")) expect(told(state, now - 1)).toBe(state);
  });
});

describe("plans", () => {
  it("trial and single hold one location, group twenty; without a plan one can be prepared", () => {
    expect(["trial", "single", "group", null, "old"].map(locationLimit)).toEqual([1, 1, 20, 1, 1]);
  });

  it("a plan is in force while it is paid or in arrears", () => {
    const inForce = states.filter((abonnement) => planInForce({ abonnement, plan: "group" }) === "group");
    expect(inForce).toEqual(["active", "pastdue"]);
  });

  it("tells the end of what a card has paid without the grace after it, all others as they are", () => {
    const paidUntil = 30 * day;
    const end = (payment: string | null, state: Status) => paidEnd({ payment, state, paidUntil });
    expect([end("stripe", "active"), end("stripe", "lapsed")]).toEqual([28 * day, 28 * day]);
    expect([end("invoice", "active"), end(null, "active"), end("stripe", "cancelled")]).toEqual([
      ...[paidUntil, paidUntil, paidUntil],
    ]);
    expect(paidEnd({ payment: "stripe", state: "active", paidUntil: null })).toBe(null);
  });

  it("Stripe's states become ours", () => {
    const known = [
      "active",
      "trialing",
      "past_due",
      "unpaid",
      "paused",
      "incomplete",
      "incomplete_expired",
      "canceled",
    ];
    expect(known.map(stateOfStripe)).toEqual([
      "active",
      "active",
      "pastdue",
      "pastdue",
      "pastdue",
      "pending",
      "cancelled",
      "cancelled",
    ]);
  });
});

describe("periods", () => {
  it.each([
    ["2027-01-31T10:00:00Z", "monthly", "2027-02-28T10:00:00Z"],
    ["2028-01-31T10:00:00Z", "monthly", "2028-02-29T10:00:00Z"],
    ["2026-12-15T23:30:00Z", "monthly", "2027-01-15T23:30:00Z"],
    ["2028-02-29T00:00:00Z", "yearly", "2029-02-28T00:00:00Z"],
    ["2026-11-21T12:00:00Z", "yearly", "2027-11-21T12:00:00Z"],
  ] as const)("%s %s ends %s", (start, interval, end) => {
    expect(periodEnd(new Date(start), interval)).toEqual(new Date(end));
  });

  it("what is left of a paid period is worth as much in the new plan", () => {
    const single = { net: 2900, interval: "monthly" } as const;
    const group = { net: 7900, interval: "monthly" } as const;
    expect(carriedOver(79 * day, single, group)).toBe(29 * day);
    expect(carriedOver(29 * day, group, single)).toBe(79 * day);
    expect(carriedOver(-day, single, group)).toBe(0);
  });
});
