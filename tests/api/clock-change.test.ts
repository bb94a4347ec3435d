import { beforeAll, expect, it } from "vitest";
import * as drivinghours from "@/app/api/drivinghours/route";
import { envelope, request, resetDb } from "@/tests/db";
import { place, regensburg } from "@/tests/people";

beforeAll(resetDb);

const hamburg = place("Hamburg", 9.993, 53.551);
const at = (text: string) => Date.parse(text);

const plan = async (start: string, end: string) => {
  const trip = {
    transferType: "transfertwoway",
    start: { address: regensburg, date: at(start) },
    end: { address: hamburg, date: at(end) },
  };
  const body = { request: trip };
  return (await envelope(await drivinghours.POST(request("/api/drivinghours", { method: "POST", body })))).entity[0]
    .trip;
};

it.each([
  ["in spring", "2027-03-27T07:30:00+01:00", "2027-03-27T17:00:00+01:00", "2027-03-28T09:00:00+02:00"],
  ["in autumn", "2027-10-30T07:30:00+02:00", "2027-10-30T17:00:00+02:00", "2027-10-31T09:00:00+01:00"],
  ["in no such night", "2027-06-12T07:30:00+02:00", "2027-06-12T17:00:00+02:00", "2027-06-13T09:00:00+02:00"],
])("the next morning is nine o'clock where the clocks change %s", async (_name, start, end, morning) => {
  const { fixes } = await plan(start, end);
  const nextDay = fixes.find(({ what }: { what: string }) => what === "nextDay");
  expect(new Date(nextDay.end).toISOString()).toBe(new Date(morning).toISOString());
  expect((await plan(start, morning)).verdict).toBe("hotel");
});

it("a night on the road is as long as it is, not as the clocks say", async () => {
  const usual = await plan("2027-06-12T20:00:00+02:00", "2027-06-13T09:00:00+02:00");
  // From eight to ten by the new clock: thirteen hours, as to nine on any other day.
  const short = await plan("2027-03-27T20:00:00+01:00", "2027-03-28T10:00:00+02:00");
  expect([short.verdict, short.duty, short.arrival - short.begin]).toEqual([
    usual.verdict,
    usual.duty,
    usual.arrival - usual.begin,
  ]);
});
