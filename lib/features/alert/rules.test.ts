import { describe, expect, it } from "vitest";
import { digestAction, digestMoment } from "./rules";

const at = (text: string) => Date.parse(text);
const moment = (now: string, zone: string) => {
  const found = digestMoment(at(now), zone);
  return found === null ? null : new Date(found).toISOString();
};

describe("seven o'clock of the day", () => {
  it("is null before it and the moment itself from then on", () => {
    expect(moment("2027-06-12T04:59:59Z", "Europe/Berlin")).toBeNull();
    expect(moment("2027-06-12T05:00:00Z", "Europe/Berlin")).toBe("2027-06-12T05:00:00.000Z");
    expect(moment("2027-06-12T21:59:00Z", "Europe/Berlin")).toBe("2027-06-12T05:00:00.000Z");
    expect(moment("2027-06-12T22:00:00Z", "Europe/Berlin")).toBeNull();
  });
  it("is another moment in another time zone", () => {
    expect(moment("2027-06-12T05:30:00Z", "Europe/London")).toBeNull();
    expect(moment("2027-06-12T06:00:00Z", "Europe/London")).toBe("2027-06-12T06:00:00.000Z");
    expect(moment("2027-06-11T18:15:00Z", "Pacific/Chatham")).toBe("2027-06-11T18:15:00.000Z");
    expect(moment("2027-06-12T12:00:00Z", "America/Los_Angeles")).toBeNull();
  });
  it("stays at seven on the days the clock changes", () => {
    expect(moment("2027-03-28T04:59:59Z", "Europe/Berlin")).toBeNull();
    expect(moment("2027-03-28T06:00:00Z", "Europe/Berlin")).toBe("2027-03-28T05:00:00.000Z");
    expect(moment("2027-10-31T05:59:59Z", "Europe/Berlin")).toBeNull();
    expect(moment("2027-10-31T06:00:00Z", "Europe/Berlin")).toBe("2027-10-31T06:00:00.000Z");
    expect(moment("2027-04-04T00:00:00Z", "Pacific/Chatham")).toBe("2027-04-03T18:15:00.000Z");
    expect(moment("2027-09-26T00:00:00Z", "Pacific/Chatham")).toBe("2027-09-25T17:15:00.000Z");
  });
  it("is the market's where nobody knows the time zone", () => {
    expect(moment("2027-06-12T05:00:00Z", "Mars/Olympus")).toBe("2027-06-12T05:00:00.000Z");
  });
});

describe("alerts that wait", () => {
  const timeZone = "Europe/Berlin";
  const now = at("2027-06-12T05:10:00Z");
  it("go from seven o'clock on, if they were there before", () => {
    expect(digestAction({ pace: "daily", timeZone, oldest: at("2027-06-12T04:59:00Z") }, now)).toBe("send");
    expect(digestAction({ pace: "daily", timeZone, oldest: at("2027-06-12T05:01:00Z") }, now)).toBe("wait");
    expect(digestAction({ pace: "daily", timeZone, oldest: 0 }, at("2027-06-12T04:00:00Z"))).toBe("wait");
  });
  it("go at once for who has turned to now, and not at all for who has opted out", () => {
    expect(digestAction({ pace: "now", timeZone, oldest: now }, now)).toBe("send");
    expect(digestAction({ pace: "never", timeZone, oldest: 0 }, now)).toBe("drop");
  });
});
