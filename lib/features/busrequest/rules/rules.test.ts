import { describe, expect, it } from "vitest";
import { dateErrors } from "./dates";
import { hintsFor } from "./hints";
import { mayDo, stateOnArrival } from "./status";
import { missingParts } from "./parts";

const now = Date.UTC(2027, 4, 10, 8);
const hour = 3_600_000;
const day = 24 * hour;
const at = (offset: number) => ({ date: now + offset });

describe("dates of a request", () => {
  it("accepts a start tomorrow and an end after it", () => {
    expect(dateErrors({ category: "grouprequest", start: at(day), end: at(2 * day) }, now)).toEqual([]);
  });
  it("refuses a past start", () => {
    expect(dateErrors({ category: "grouprequest", start: at(-hour), end: at(day) }, now)).toEqual([
      { path: "start.date", message: "dateInPast" },
    ]);
  });
  it("lets an emergency have begun half an hour ago", () => {
    expect(dateErrors({ category: "emergency", start: at(-hour / 2), end: at(hour) }, now)).toEqual([]);
  });
  it("refuses an end before the start", () => {
    expect(dateErrors({ category: "emptyride", start: at(2 * day), end: at(day) }, now)).toEqual([
      { path: "end.date", message: "endBeforeStart" },
    ]);
  });
  it("refuses a bus that is free for no time, not a trip that is over at once", () => {
    expect(dateErrors({ category: "vacancy", start: at(day), end: at(day) }, now)).toEqual([
      { path: "end.date", message: "windowEmpty" },
    ]);
    expect(dateErrors({ category: "emptyride", start: at(day), end: at(day) }, now)).toEqual([
      { path: "end.date", message: "rideEmpty" },
    ]);
    for (const category of ["vacancy", "emptyride"] as const) {
      expect(dateErrors({ category, start: at(day), end: at(day + 60_000) }, now)).toEqual([]);
    }
    expect(dateErrors({ category: "grouprequest", start: at(day), end: at(day) }, now)).toEqual([]);
  });
  it("refuses dates more than two years ahead", () => {
    const far = dateErrors({ category: "vacancy", start: at(800 * day), end: at(801 * day) }, now);
    expect(far.map((error) => error.message)).toEqual(["dateTooFar", "dateTooFar"]);
  });
});

describe("parts that a kind needs", () => {
  const end = { address: null, date: now };
  it("lets a vacancy leave its end out", () => {
    expect(missingParts({ category: "vacancy", end, mode: "collective", company: null })).toEqual([]);
  });
  it("wants a destination for the other kinds", () => {
    for (const category of ["grouprequest", "emptyride", "emergency"] as const) {
      expect(missingParts({ category, end, mode: "collective", company: null })).toEqual([
        { path: "end.address", message: "AddressMissing" },
      ]);
    }
  });
  it("wants the company that an individual request goes to", () => {
    const query = { category: "vacancy" as const, end, mode: "individual" as const, company: null };
    expect(missingParts(query)).toEqual([{ path: "company", message: "companyNeeded" }]);
    // A circle without its mode would be read by everybody.
    const circled = { ...query, mode: "collective" as const, circle: "a" };
    expect(missingParts(circled)).toEqual([{ path: "mode", message: "circleMode" }]);
  });
});

describe("transitions", () => {
  const pending = { state: "pending" as const, confirmed: false, ended: false };
  const active = { state: "active" as const, confirmed: true, ended: false };
  it("starts active for a partner and pending for an anonymous author", () => {
    expect(stateOnArrival({ trusted: true })).toBe("active");
    expect(stateOnArrival({ trusted: false })).toBe("pending");
  });
  it("approves what is pending and nothing else", () => {
    expect(mayDo("approve", pending)).toBe(true);
    expect(mayDo("approve", active)).toBe(false);
  });
  it("allows nothing once a request has ended", () => {
    for (const action of ["confirm", "approve", "reject", "withdraw", "change"] as const) {
      expect(mayDo(action, { ...active, ended: true })).toBe(false);
    }
  });
});

describe("hints for a moderator", () => {
  const plain = { description: "", passengers: 40, quantity: 1, confirmed: true, startDate: now + 30 * day };
  it("finds nothing in an ordinary request", () => {
    expect(hintsFor(plain, now)).toEqual([]);
  });
  it("finds phone, mail and links in the text", () => {
    const description = "Handy 0171 5550 221 oder a@b.example, www.b.example";
    const found = hintsFor({ ...plain, description: description.replace("0171", "+49 171") }, now);
    expect(found).toEqual(["phoneInText", "mailInText", "linkInText"]);
  });
  it("finds a German mobile number without the country's prefix", () => {
    expect(hintsFor({ ...plain, description: "Handy 0171 5550 221" }, now)).toEqual(["phoneInText"]);
  });
  it("asks for several buses above 89 people", () => {
    expect(hintsFor({ ...plain, passengers: 96 }, now)).toEqual(["severalBuses"]);
    expect(hintsFor({ ...plain, passengers: 96, quantity: 2 }, now)).toEqual([]);
  });
});
