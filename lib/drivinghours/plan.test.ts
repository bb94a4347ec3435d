import { describe, expect, it } from "vitest";
import { withApproach } from "./approach";
import { breakWindows } from "./break-window";
import { fixesFor } from "./fixes";
import { latestReturnForOne, planTrip } from "./plan";

const departure = "2027-06-12T07:00";

describe("planTrip", () => {
  it("one driver is enough for a day trip of two hours each way", () => {
    expect(planTrip({ departure, wheelMinutes: 120, returnAfter: 600 })).toMatchObject({
      verdict: "oneDriver",
      violations: [],
      beforeDeparture: 60,
    });
  });

  it("a long way from the yard counts, with breaks of its own", () => {
    const trip = { departure, wheelMinutes: 120, returnAfter: 480 };
    expect(planTrip({ ...trip, yard: 30 })).toMatchObject({ verdict: "oneDriver", beforeDeparture: 45 });
    const far = planTrip({ ...trip, yard: 300 });
    expect(far.verdict).toBe("secondDriver");
    expect(far.beforeAlone).toBe(300 + 45 + 15);
    expect(withApproach({ ...trip, yard: 300 })).toMatchObject({ dayBefore: true, trip: { yard: 15 } });
    expect(planTrip(withApproach({ ...trip, yard: 300 }).trip).verdict).toBe("oneDriver");
    // What needs two drivers anyway does not begin the day before.
    const long = { departure, wheelMinutes: 420, returnAfter: 500 };
    expect(withApproach({ ...long, yard: 70 }).dayBefore).toBe(false);
    expect(withApproach({ ...trip, yard: 30 }).dayBefore).toBe(false);
  });

  it("Regensburg to Hamburg and back in a day needs a second driver, with the article", () => {
    const plan = planTrip({ departure, wheelMinutes: 8 * 60, returnAfter: 10 * 60 });
    expect(plan.verdict).toBe("secondDriver");
    expect(plan.violations.map(({ article }) => article)).toContain("561/2006 Art. 6(1)");
  });

  it("who comes by night sleeps by day before the way back a day later: the same hotel at every hour", () => {
    for (let hour = 0; hour < 24; hour++) {
      const night = `2027-06-12T${String(hour).padStart(2, "0")}:20`;
      expect(planTrip({ departure: night, wheelMinutes: 215, returnAfter: 1440, yard: 75 }).verdict, night).toBe(
        "hotel",
      );
    }
    // Back the same evening stays what two drivers do: eight hours in a coach park are no night.
    expect(planTrip({ departure: "2027-06-12T23:20", wheelMinutes: 215, returnAfter: 840 }).verdict).toBe(
      "secondDriver",
    );
  });

  it("a day from yard to yard of more than fifteen hours needs a second driver though little is driven", () => {
    const plan = planTrip({ departure, wheelMinutes: 200, returnAfter: 13 * 60 });
    expect(plan.verdict).toBe("secondDriver");
    expect(plan.violations).toMatchObject([{ rule: "daily-rest" }]);
  });

  it("a way back on the next day lets one driver sleep there", () => {
    expect(planTrip({ departure, wheelMinutes: 8 * 60, returnAfter: 26 * 60 }).verdict).toBe("hotel");
  });

  it("a way of three days is driven by one with nights on the way, or by nobody where the return stands before the arrival", () => {
    expect(planTrip({ departure, wheelMinutes: 27 * 60 }).verdict).toBe("hotel");
    expect(planTrip({ departure, wheelMinutes: 27 * 60, returnAfter: 12 * 60 }).verdict).toBe("notDrivable");
  });

  it("says of a way that takes more than a working week which of its rules is broken", () => {
    const wheelMinutes = 55 * 60;
    const plan = planTrip({ departure: "2027-06-12T08:00", wheelMinutes, toYard: { wheelMinutes } });
    expect(plan).toMatchObject({ verdict: "notDrivable", late: false });
    expect(plan.beyondWeek?.article).toMatch(/^561\/2006 Art\. (6\([23]\)|8\(6\))/);
    expect(planTrip({ departure, wheelMinutes: 27 * 60, returnAfter: 12 * 60 }).beyondWeek).toBeUndefined();
  });

  it("plans the break after 4 h 30 at the wheel, the way from the yard among them", () => {
    expect(planTrip({ departure, wheelMinutes: 300 })).toMatchObject({
      verdict: "oneDriver",
      breaks: [{ section: "out", wheelMinutes: 225 }],
      arrival: 345,
    });
  });

  it("names the latest way back with which one driver is enough", () => {
    const trip = { departure, wheelMinutes: 200, returnAfter: 13 * 60 };
    const latest = latestReturnForOne(trip) ?? 0;
    expect(latest).toBeGreaterThan(9 * 60);
    expect(planTrip({ ...trip, returnAfter: latest }).verdict).toBe("oneDriver");
    expect(planTrip({ ...trip, returnAfter: latest + 15 }).verdict).not.toBe("oneDriver");
  });

  it("on a ferry nobody drives: the group is there later, the way back has it in turn, and it is no break", () => {
    const crossings = [{ after: 60, minutes: 120 }];
    const plan = planTrip({ departure, wheelMinutes: 200, returnAfter: 7 * 60, crossings });
    expect(plan).toMatchObject({ verdict: "oneDriver", arrival: 320 });
    const driven = (pieces: typeof plan.activities) =>
      pieces.reduce((sum, { type, minutes }) => sum + (type === "driving" ? minutes : 0), 0);
    expect(driven(plan.activities)).toBe(45 + 200 + 200 + 45);
    const sailed = plan.activities.flatMap(({ type, minutes }, at) =>
      type === "available" && minutes === 120 ? [at] : [],
    );
    expect(sailed.map((at) => driven(plan.activities.slice(0, at)))).toEqual([45 + 60, 45 + 200 + 140]);
    expect(planTrip({ departure, wheelMinutes: 300, crossings }).breaks).toMatchObject([{ wheelMinutes: 225 }]);
  });

  it("a way home of its own is driven as long as it is, by one or two, with its own ferry and breaks", () => {
    const driven = (pieces: ReturnType<typeof planTrip>["activities"]) =>
      pieces.reduce((sum, { type, minutes }) => sum + (type === "driving" ? minutes : 0), 0);
    const day = { departure, wheelMinutes: 300, returnAfter: 8 * 60 };
    expect(planTrip(day).verdict).toBe("secondDriver");
    const straight = planTrip({ ...day, home: { wheelMinutes: 200 } });
    expect(straight).toMatchObject({ verdict: "oneDriver", arrival: 345 });
    expect(driven(straight.activities)).toBe(45 + 300 + 200 + 45);

    const ferries = { crossings: [{ after: 20, minutes: 60 }], home: { wheelMinutes: 480, crossings: [] } };
    const two = planTrip({ ...day, ...ferries, wheelMinutes: 100 });
    expect(two.verdict).toBe("secondDriver");
    expect(two.activities.filter(({ type, minutes }) => type === "available" && minutes === 60)).toHaveLength(1);
    expect(driven(two.alone)).toBe(45 + 100 + 480 + 45);

    const long = { departure, wheelMinutes: 60, returnAfter: 300, home: { wheelMinutes: 280 } };
    const plan = planTrip(long);
    const [pause] = breakWindows(plan);
    // Until the yard 325 minutes are left after the stay's own break: the break lies no earlier than 55 of them.
    expect(pause).toMatchObject({ section: "back", planned: 270, earliest: 55 });
  });

  it("a night on a ferry is a rest; two drivers wait for a ferry like one", () => {
    const crossings = [{ after: 300, minutes: 600 }];
    expect(planTrip({ departure, wheelMinutes: 600, crossings })).toMatchObject({
      verdict: "hotel",
      arrival: 600 + 600 + 2 * 45,
    });
    const twoDrive = { departure, wheelMinutes: 350, returnAfter: 560, crossings: [{ after: 100, minutes: 120 }] };
    expect(planTrip(twoDrive)).toMatchObject({ verdict: "secondDriver", arrival: 470 });
  });

  it("nothing to drive is no violation", () => {
    expect(planTrip({ departure, wheelMinutes: 0, returnAfter: 60 }).verdict).toBe("oneDriver");
  });

  it("one way the bus drives home: at once where a day holds it, else after a night, and its break may lie no earlier than that allows", () => {
    const near = { departure, wheelMinutes: 200, toYard: { wheelMinutes: 245 } };
    const day = planTrip(near);
    expect(day).toMatchObject({ verdict: "oneDriver", violations: [] });
    // Pauses where the group has left the bus.
    expect(day.activities.map(({ type }) => type)).toEqual(["driving", "work", "driving", "work", "break", "driving"]);
    const far = planTrip({ departure, wheelMinutes: 480, toYard: { wheelMinutes: 525 } });
    expect(far).toMatchObject({ verdict: "hotel", violations: [] });
    expect(far.activities.filter(({ type }) => type === "rest")).toHaveLength(1);
    // A home that one day does not hold has nights of its own.
    const long = planTrip({ departure, wheelMinutes: 300, toYard: { wheelMinutes: 1_300 } });
    expect(long.activities.filter(({ type }) => type === "rest").length).toBeGreaterThan(1);
    const short = { departure, wheelMinutes: 260, toYard: { wheelMinutes: 200 } };
    const [pause] = breakWindows(planTrip(short));
    // 35 minutes of the way out and the 200 home are one period: of 460 at the wheel 190 lie before the break at least.
    expect(pause).toMatchObject({ section: "out", planned: 225, earliest: 190 });
  });

  it("Regensburg to Hamburg and back: a little earlier two drivers may, and the fix says so", () => {
    const trip = { departure, wheelMinutes: 539 };
    let returnAfter = 600;
    while (planTrip({ ...trip, returnAfter }).verdict === "secondDriver") returnAfter += 5;
    const [earlier, ...others] = fixesFor({ ...trip, returnAfter });
    expect(earlier).toMatchObject({ what: "return", verdict: "secondDriver" });
    expect(earlier?.returnAfter).toBeGreaterThanOrEqual(returnAfter - 15);
    expect(earlier?.returnAfter).toBeLessThan(returnAfter);
    expect(others.find(({ what }) => what === "return")?.returnAfter).toBeGreaterThan(returnAfter);
  });
});
