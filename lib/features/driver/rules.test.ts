import { expect, it } from "vitest";
import { type Course, nextStep, withPresses } from "./rules";

const at = (time: string) => Date.parse(`2027-06-12T${time}:00+02:00`);
const course: Course = {
  transferType: "transfertwoway",
  start: at("07:30"),
  end: at("17:30"),
  lasts: 4 * 3_600_000,
  hasEnd: true,
};
const told = (changes: Partial<Parameters<typeof nextStep>[1]> = {}) => {
  return { departedAt: null, arrivedAt: null, brokenAt: null, delay: 0, ...changes };
};

it("leads through a trip there and back: leave, arrive, leave for home, arrive, over", () => {
  expect(nextStep(course, told())).toMatchObject({ step: "departure", isBack: false, leaves: at("07:30") });
  const out = { departedAt: at("07:34") };
  expect(nextStep(course, told(out))).toMatchObject({ step: "arrival", isBack: false, arrives: at("11:34") });
  const there = { ...out, arrivedAt: at("11:40") };
  expect(nextStep(course, told(there))).toMatchObject({ step: "departure", isBack: true, leaves: at("17:30") });
  const home = { ...there, departedAt: at("17:35") };
  expect(nextStep(course, told(home))).toMatchObject({ step: "arrival", isBack: true, arrives: at("21:35") });
  expect(nextStep(course, told({ ...home, arrivedAt: at("21:30") })).step).toBe("over");
});

it("a delay moves departure and arrival of the way out, and is over on the way back", () => {
  const late = { delay: 15 };
  expect(nextStep(course, told(late))).toMatchObject({
    planned: at("07:30"),
    leaves: at("07:45"),
    arrives: at("11:45"),
  });
  expect(nextStep(course, told({ ...late, departedAt: at("07:31") })).arrives).toBe(at("11:45"));
  expect(nextStep(course, told({ ...late, departedAt: at("07:45"), arrivedAt: at("11:50") })).leaves).toBe(at("17:30"));
});

it("one way it is over with the arrival; where nobody measured the way, what was agreed stands", () => {
  const one = { ...course, transferType: "transferoneway", end: at("11:30") };
  expect(nextStep(one, told({ departedAt: at("07:30"), arrivedAt: at("11:30") })).step).toBe("over");
  expect(nextStep({ ...one, lasts: null }, told()).arrives).toBe(at("11:30"));
  expect(nextStep({ ...course, lasts: null }, told()).arrives).toBeNull();
});

it("what is pressed without a network counts at once", () => {
  const pressed = withPresses(told({ delay: 5 }), [
    { what: "delayed", at: at("07:20"), minutes: 10 },
    { what: "departed", at: at("07:41") },
  ]);
  expect(pressed).toEqual(told({ delay: 10, departedAt: at("07:41") }));
});
