import fs from "node:fs";
import { describe, expect, it } from "vitest";
import { answersTo } from "./answers";

const read = (file: string) => JSON.parse(fs.readFileSync(`data/${file}`, "utf8"));

interface Worked {
  id: string;
  expected: Record<string, unknown>;
}

/** What a case expects stands in its answer. */
function expectCases(kind: string, file: unknown, worked: Worked[]) {
  const given = new Map(answersTo(kind, file).map((answer) => [(answer as Worked).id, answer]));
  for (const { id, expected } of worked) expect({ id, ...given.get(id) }).toEqual({ id, ...expected });
}

describe("worked cases", () => {
  it("prices", () => {
    const file = read("price/cases.json");
    expect(file.cases.length).toBeGreaterThanOrEqual(18);
    expectCases("price", file, file.cases);
  });

  it("corridor: detours, times, seats, reasons", () => {
    const file = read("corridor/cases.json");
    expect(file.cases.length).toBeGreaterThanOrEqual(36);
    expectCases("corridor", file, file.cases);
  });

  it("chains equal their optimum", () => {
    const file = read("chains/instances.json");
    expect(file.instances.length).toBeGreaterThanOrEqual(24);
    const worked = file.instances.map(({ id, optimum }: { id: string; optimum: Record<string, unknown> }) => {
      const { feasible: _counted, ...expected } = optimum;
      return { id, expected };
    });
    expectCases("chains", file, worked);
  });

  const hours = read("driver-hours/cases.json").cases as (Worked & {
    title: string;
    expected: { inScope: boolean; violations: { rule: string; article: string; at: number }[] };
  })[];
  it.each(hours)("hours $id: $title", (worked) => {
    const order = (found: { at: number; rule: string }[]) =>
      [...found].sort((one, other) => one.at - other.at || one.rule.localeCompare(other.rule));
    const [answer] = answersTo("drivinghours", { cases: [worked] }) as (typeof worked.expected)[];
    expect(answer?.inScope).toBe(worked.expected.inScope);
    expect(order(answer?.violations ?? [])).toEqual(order(worked.expected.violations));
  });
});

describe("ways along the main roads", () => {
  const distances = read("roads/distances.json") as Record<"known" | "others", { id: string; km: number }[]>;
  const errors = (pairs: { id: string; km: number }[]) => {
    const given = answersTo("road", pairs) as { id: string; km: number; source: string }[];
    return pairs.map(({ km }, at) => Math.abs((given[at]?.km ?? 0) - km) / km);
  };
  const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

  it("lie within 5 % of what people quote in the mean, 16 % at most", () => {
    const known = errors(distances.known);
    expect(mean(known)).toBeLessThan(0.05);
    expect(Math.max(...known)).toBeLessThan(0.16);
  });

  it("lie within 10 % of another network in the mean", () => {
    expect(mean(errors(distances.others))).toBeLessThan(0.1);
  });

  it("fall back to the great circle where no road is near", () => {
    const reykjavik = { lat: 64.135, lon: -21.895, country: "IS" };
    const akureyri = { lat: 65.684, lon: -18.09, country: "IS" };
    const [way] = answersTo("road", [{ id: "IS", from: reykjavik, to: akureyri }]);
    expect(way).toMatchObject({ source: "factor", km: expect.any(Number) });
  });

  it("both ends the same: nothing to drive", () => {
    const munich = { lat: 48.1302, lon: 11.5584, country: "DE" };
    expect(answersTo("road", [{ id: "0", from: munich, to: munich }])).toEqual([
      { id: "0", km: 0, minutes: 0, source: "network" },
    ]);
  });
});

describe("cases that nobody foresaw", () => {
  const trip = { vehicle: "coach", month: 4, days: [{ dutyHours: 10 }], paidKm: { DE: 300 }, deadKm: { DE: 20 } };

  it("stand alone or beside what holds for all", () => {
    const cases = [{ id: "1", input: trip }];
    expect(answersTo("price", cases)).toEqual(answersTo("price", { cases }));
    const { cases: hours } = read("driver-hours/cases.json");
    expect(answersTo("drivinghours", hours.slice(0, 3))).toEqual(
      answersTo("drivinghours", { cases: hours.slice(0, 3) }),
    );
    const { instances } = read("chains/instances.json");
    expect(answersTo("chains", instances.slice(0, 1))).toHaveLength(1);
  });

  it("of which one cannot be answered leave the others theirs", () => {
    const [first, second, third] = answersTo("price", [
      { id: "1", input: { ...trip, vehicle: "zeppelin" } },
      { id: "2", input: { vehicle: "coach", month: 7 } },
      { id: "3", input: { ...trip, paidKm: { UA: 100 } } },
    ]) as { error?: string; net?: { typical: number }; vat?: object[] }[];
    expect(first?.error).toContain("zeppelin");
    expect(second?.net?.typical).toBeGreaterThanOrEqual(0);
    expect(third?.vat).toMatchObject([{ country: "UA", rate: 0, known: false }]);
    const timeline = { start: "yesterday", activities: [{ type: "driving", minutes: 10 }] };
    expect(answersTo("drivinghours", [{ id: "1", input: timeline }])).toEqual([
      { id: "1", error: expect.stringContaining("yesterday") },
    ]);
  });

  it("ways are as long back as there, within what one-way roads differ", () => {
    const [munich, zagreb] = [
      { lat: 48.1302, lon: 11.5584, country: "DE" },
      { lat: 45.815, lon: 15.982, country: "HR" },
    ];
    const [there, back] = answersTo("road", [
      { id: "1", from: munich, to: zagreb },
      { id: "2", from: zagreb, to: munich },
    ]) as { km: number; minutes: number }[];
    expect(Math.abs((there?.km ?? 0) - (back?.km ?? 0))).toBeLessThan(1);
  });
});

describe("what is no case", () => {
  const kinds = ["road", "corridor", "chains", "price", "drivinghours"];

  it.each(kinds)("%s: a file without cases is refused, with the names of its list", (kind) => {
    for (const file of [[], {}, { cases: [] }, { foo: 1 }, "text", null, 3])
      expect(() => answersTo(kind, file)).toThrow(/No cases in the file: .*"(cases|instances)"/);
  });

  it.each(kinds)("%s: one without what it needs says what is missing, where", (kind) => {
    const [nothing, number, bare] = answersTo(kind, [null, 3, { id: "1" }]) as { id: unknown; error: string }[];
    expect(nothing).toEqual({ id: null, error: expect.stringContaining("expected object") });
    expect(number).toEqual({ id: null, error: expect.stringContaining("expected object") });
    expect(bare).toEqual({ id: "1", error: expect.stringMatching(/^(input|from|bus): /) });
  });

  it("values of another kind, or that cannot be, are named", () => {
    const munich = { lat: 48.1, lon: 11.6, country: "DE" };
    const errors = (kind: string, cases: object[]) =>
      answersTo(kind, cases).map((answer) => (answer as { error?: string }).error);
    expect(errors("road", [{ id: "1", from: { ...munich, lat: "x" }, to: { ...munich, lon: 200 } }])).toEqual([
      expect.stringMatching(/from\.lat: .*; to\.lon: /),
    ]);
    const trip = { vehicle: "coach", month: 4, days: [{ dutyHours: 10 }], paidKm: { DE: 300 } };
    expect(
      errors("price", [
        { id: "1", input: { ...trip, paidKm: { DE: -300 } } },
        { id: "2", input: { ...trip, month: 13 } },
        { id: "3", input: trip },
      ]),
    ).toEqual([expect.stringContaining("input.paidKm.DE"), expect.stringContaining("input.month"), undefined]);
    const day = { start: "2027-05-01T06:00", activities: [{ type: "driving", minutes: 10 }] };
    expect(
      errors("drivinghours", [
        { id: "1", input: { ...day, activities: [{ type: "flying", minutes: 10 }] } },
        { id: "2", input: { ...day, activities: [{ type: "driving", minutes: -10 }] } },
        { id: "3", input: { ...day, start: "2027-02-31T06:00" } },
        { id: "4", input: day },
      ]),
    ).toEqual([
      expect.stringContaining("input.activities.0.type"),
      expect.stringContaining("input.activities.0.minutes"),
      expect.stringContaining("2027-02-31"),
      undefined,
    ]);
    expect(errors("corridor", [{ id: "1", input: { offer: { kind: "boat" }, group: {} } }])).toEqual([
      expect.stringContaining("input.offer.kind"),
    ]);
  });
});

it("a kind without cases is refused by name", () => {
  expect(() => answersTo("nonsense", [])).toThrow(/road, corridor, chains, price, drivinghours/);
});
