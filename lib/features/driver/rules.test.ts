import { expect, it } from "vitest";
import { type Course, nextStep, progressOf, withPresses } from "./rules";

const at = (time: string) => Date.parse(`2027-06-12T${time}:00+02:00`);
const course: Course = {
  transferType: "transfertwoway",
  start: at("07:30"),
  end: at("17:30"),
  lasts: 4 * 3_600_000,
  lastsHome: 4 * 3_600_000,
  hasEnd: true,
};
type Told = [kind: "departed" | "arrived" | "delayed", time: string, minutes?: number];
const told = (...steps: Told[]) =>
  progressOf(steps.map(([kind, time, minutes]) => ({ kind, at: at(time), ...(minutes !== undefined && { minutes }) })));
const next = (...steps: Told[]) => nextStep(course, told(...steps));

it("leads through a trip there and back: leave, arrive, leave for home, arrive, over", () => {
  const day: Told[] = [
    ["departed", "07:34"],
    ["arrived", "11:40"],
    ["departed", "17:35"],
    ["arrived", "21:30"],
  ];
  const after = (count: number) => next(...day.slice(0, count));
  expect(after(0)).toMatchObject({ step: "departure", isBack: false, leaves: at("07:30") });
  expect(after(1)).toMatchObject({ step: "arrival", isBack: false, arrives: at("11:34") });
  expect(after(2)).toMatchObject({ step: "departure", isBack: true, leaves: at("17:30") });
  expect(after(3)).toMatchObject({ step: "arrival", isBack: true, arrives: at("21:35") });
  expect(after(4).step).toBe("over");
});

it("stops lengthen the way out alone: home it takes as long as that way does", () => {
  const over = { ...course, lastsHome: 2.5 * 3_600_000 };
  expect(nextStep(over, told()).arrives).toBe(at("11:30"));
  const back = told(["departed", "07:30"], ["arrived", "11:30"], ["departed", "17:30"]);
  expect(nextStep(over, back)).toMatchObject({ isBack: true, arrives: at("20:00") });
});

it("a group that leaves early is home with its second arrival, however long before the plan", () => {
  const home: Told[] = [
    ["departed", "07:30"],
    ["arrived", "11:30"],
    ["departed", "12:15"],
  ];
  expect(next(...home)).toMatchObject({ step: "arrival", isBack: true, arrives: at("16:15") });
  expect(next(...home, ["delayed", "14:00", 30]).arrives).toBe(at("16:45"));
  expect(next(...home, ["arrived", "16:20"]).step).toBe("over");
});

it("a way out that ends after the way back was due is no way home: that is still to come, no earlier", () => {
  const there: Told[] = [
    ["departed", "14:00"],
    ["arrived", "18:00"],
  ];
  const back = { step: "departure", isBack: true, planned: at("17:30"), leaves: at("18:00"), arrives: at("22:00") };
  expect(next(...there)).toMatchObject(back);
  expect(next(...there, ["departed", "18:20"], ["arrived", "22:10"]).step).toBe("over");
});

it("two buses tell of the same way, each for itself", () => {
  const out: Told[] = [
    ["departed", "14:00"],
    ["departed", "14:03"],
    ["arrived", "18:00"],
    ["arrived", "18:04"],
  ];
  expect(next(...out)).toMatchObject({ step: "departure", isBack: true, leaves: at("18:04") });
});

it("a press that was forgotten does not keep the day open", () => {
  const noArrival: Told[] = [
    ["departed", "07:30"],
    ["departed", "17:40"],
  ];
  expect(next(...noArrival)).toMatchObject({ step: "arrival", isBack: true, leadsHome: true, arrives: at("21:40") });
  expect(next(...noArrival, ["arrived", "21:30"]).step).toBe("over");
  const noDeparture: Told[] = [
    ["departed", "07:30"],
    ["arrived", "11:30"],
  ];
  expect(next(...noDeparture, ["arrived", "21:10"]).step).toBe("over");
});

it("a delay moves departure and arrival of the way out, and is over on the way back", () => {
  const late: Told = ["delayed", "07:20", 15];
  expect(next(late)).toMatchObject({ planned: at("07:30"), leaves: at("07:45"), arrives: at("11:45") });
  expect(next(late, ["departed", "07:31"]).arrives).toBe(at("11:45"));
  expect(next(late, ["departed", "07:45"], ["arrived", "11:50"]).leaves).toBe(at("17:30"));
});

it("a delay that is told after the arrival moves the way back, until it is taken back or over", () => {
  const there: Told[] = [
    ["delayed", "07:20", 15],
    ["departed", "07:45"],
    ["arrived", "11:50"],
    ["delayed", "17:00", 30],
  ];
  const late = { planned: at("17:30"), leaves: at("18:00"), arrives: at("22:00") };
  expect(next(...there)).toMatchObject({ step: "departure", isBack: true, ...late });
  expect(next(...there, ["departed", "17:50"])).toMatchObject({ step: "arrival", arrives: at("22:00") });
  expect(next(...there, ["delayed", "17:10", 0]).leaves).toBe(at("17:30"));
  expect(told(...there, ["departed", "18:00"], ["arrived", "22:00"]).delay).toBe(0);
});

it("one way it is over with the arrival; where nobody measured the way, what was agreed stands", () => {
  const one = { ...course, transferType: "transferoneway", end: at("11:30") };
  expect(nextStep(one, told(["departed", "07:30"], ["arrived", "11:30"])).step).toBe("over");
  expect(nextStep({ ...one, lasts: null }, told()).arrives).toBe(at("11:30"));
  expect(nextStep({ ...course, lasts: null, lastsHome: null }, told()).arrives).toBeNull();
});

it("a tour comes back to where it began and is over with an arrival", () => {
  const tour = { ...course, transferType: "transfertour", lasts: null, lastsHome: null };
  const on = nextStep(tour, told(["departed", "07:30"]));
  expect(on).toMatchObject({ step: "arrival", isBack: false, leadsHome: true, arrives: at("17:30") });
  expect(nextStep(tour, told(["departed", "07:30"], ["arrived", "17:10"]))).toMatchObject({ step: "over" });
});

it("what is pressed without a network counts at once, and once where the server has it already", () => {
  const steps: Told[] = [
    ["delayed", "07:20", 10],
    ["departed", "07:41"],
    ["arrived", "11:45"],
    ["delayed", "17:00", 30],
  ];
  const presses = steps.map(([what, time, minutes]) => ({
    ...{ what, at: at(time) },
    ...(minutes !== undefined && { minutes }),
  }));
  expect(withPresses(told(["delayed", "07:00", 5]), presses.slice(0, 2))).toEqual(told(...steps.slice(0, 2)));
  expect(withPresses(told(...steps.slice(0, 2)), presses.slice(2))).toEqual(told(...steps));
  expect(withPresses(told(...steps), presses)).toEqual(told(...steps));
});
