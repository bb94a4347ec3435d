import { expect, it } from "vitest";
import { noWishes, routeAddress, wantedOf, wishCount } from "./route-address";

const read = (search: string) => routeAddress.read(new URLSearchParams(search));

it("what a stop has to have comes back as it was written", () => {
  const search = "?category=hotel&has=driverRoom%2Cwashing&bays=4&group=50&day=2026-11-27&time=18%3A30";
  const query = read(search);
  expect(wantedOf(query)).toEqual({
    ...{ amenities: ["driverRoom", "washing"], coachBays: 4, groupSize: 50, openAt: "2026-11-27T18:30" },
  });
  expect(routeAddress.write(query)).toBe(search);
  expect(wishCount(query)).toBe(4);
  expect(routeAddress.write({ ...query, ...noWishes })).toBe("?category=hotel");
});

it("boxes of a form that is sent without scripts, its day as it is typed", () => {
  const query = read("has=washing&has=toilets&bays=&group=&open=1&day=&time=");
  expect(wantedOf(query)).toEqual({
    ...{ amenities: ["toilets", "washing"], coachBays: null, groupSize: null, openAt: "now" },
  });
  expect(wantedOf(read("open=1&day=27.11.2026&time=9")).openAt).toBe("2026-11-27T09:00");
  expect(wantedOf(read("day=27.11.2026&time=")).openAt).toBe("2026-11-27T12:00");
  expect(wantedOf(read("day=&time=18:30")).openAt).toMatch(/^\d{4}-\d\d-\d\dT18:30$/);
});

it("what makes no sense is not asked for", () => {
  expect(wishCount(read("has=pool&bays=0&group=x&open=yes&day=31.02.2026"))).toBe(0);
});
