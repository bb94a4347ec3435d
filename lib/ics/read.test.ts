import { expect, it, vi } from "vitest";
import { type BusySpan, readBusy } from "./read";

const threads = vi.hoisted(() => ({ alive: 0, most: 0 }));
vi.mock("node:worker_threads", async (original) => {
  const real = await original<typeof import("node:worker_threads")>();
  class Counted extends real.Worker {
    constructor(...given: ConstructorParameters<typeof real.Worker>) {
      super(...given);
      threads.most = Math.max(threads.most, ++threads.alive);
      this.once("exit", () => threads.alive--);
    }
  }
  return { ...real, Worker: Counted };
});

const window = { from: Date.UTC(2027, 0, 1), to: Date.UTC(2028, 0, 1) };
const zone = "Europe/Berlin";

const calendar = (...lines: string[]) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//x//y//", ...lines, "END:VCALENDAR", ""].join("\r\n");
let serial = 0;
const event = (...lines: string[]) => {
  const uid = lines.some((line) => line.startsWith("UID")) ? [] : [`UID:${serial++}@x`];
  return ["BEGIN:VEVENT", ...uid, "DTSTAMP:20270101T000000Z", ...lines, "END:VEVENT"].join("\r\n");
};

async function read(text: string, most = 5_000) {
  const result = await readBusy({ text, ...window, zone, most, except: "@charabanc.example" }, "asked");
  if ("failure" in result) throw new Error(result.failure);
  return result;
}
const times = (spans: readonly BusySpan[]) =>
  spans.map(({ start, end }) => [start, end].map((ms) => new Date(ms).toISOString().slice(0, 16)).join(" "));

it("reads times in UTC, in a zone, without one, as a day, by length and by several days", async () => {
  const { spans, guessed, skipped } = await read(
    calendar(
      event("DTSTART:20270601T080000Z", "DTEND:20270601T090000Z", "SUMMARY:Utc"),
      event("DTSTART;TZID=America/New_York:20270602T080000", "DURATION:PT90M", "SUMMARY:Zone"),
      event("DTSTART:20270603T080000", "DTEND:20270603T090000", "SUMMARY:Floating\\, by the company's clock"),
      event("DTSTART;VALUE=DATE:20270604", "SUMMARY:Day"),
      event("DTSTART;VALUE=DATE:20270605", "DTEND;VALUE=DATE:20270607", "SUMMARY:Days"),
      event('DTSTART;TZID="W. Europe Standard Time":20270608T080000', "DTEND:20270608T080000Z"),
    ),
  );
  expect(times(spans)).toEqual([
    "2027-06-01T08:00 2027-06-01T09:00",
    "2027-06-02T12:00 2027-06-02T13:30",
    "2027-06-03T06:00 2027-06-03T07:00",
    "2027-06-03T22:00 2027-06-04T22:00",
    "2027-06-04T22:00 2027-06-06T22:00",
    "2027-06-08T06:00 2027-06-08T08:00",
  ]);
  expect(spans.map(({ allDay }) => allDay)).toEqual([false, false, false, true, true, false]);
  expect(spans[2]?.title).toBe("Floating, by the company's clock");
  expect([guessed, skipped]).toEqual([false, 0]);
});

it("writes series out by the clock on the wall, without what was taken out, with what was moved", async () => {
  const { spans } = await read(
    calendar(
      event(
        "UID:s@x",
        "DTSTART;TZID=Europe/Berlin:20270325T233000",
        "DTEND;TZID=Europe/Berlin:20270326T003000",
        // The last one is at 21:30 UTC of that day: it is within the rule.
        "RRULE:FREQ=DAILY;UNTIL=20270330T213000Z",
        "EXDATE:20270326T223000Z",
      ),
      event(
        "UID:s@x",
        "RECURRENCE-ID:20270328T213000Z",
        "DTSTART;TZID=Europe/Berlin:20270701T100000",
        "DTEND;TZID=Europe/Berlin:20270701T110000",
      ),
    ),
  );
  expect(times(spans)).toEqual([
    "2027-03-25T22:30 2027-03-25T23:30",
    // Summer time begins in this night.
    "2027-03-27T22:30 2027-03-27T23:30",
    "2027-03-29T21:30 2027-03-29T22:30",
    "2027-03-30T21:30 2027-03-30T22:30",
    "2027-07-01T08:00 2027-07-01T09:00",
  ]);
});

it("writes a series of long ago out in the window alone, whole days too", async () => {
  const { spans } = await read(calendar(event("DTSTART;VALUE=DATE:20101231", "RRULE:FREQ=YEARLY", "SUMMARY:Closed")));
  expect(times(spans)).toEqual(["2027-12-30T23:00 2027-12-31T23:00"]);
});

it("leaves out what holds nobody, and counts what cannot be read", async () => {
  const { spans, skipped } = await read(
    calendar(
      event("DTSTART:20270601T080000Z", "DTEND:20270601T090000Z", "STATUS:CANCELLED"),
      event("DTSTART:20270601T080000Z", "DTEND:20270601T090000Z", "TRANSP:TRANSPARENT"),
      event("DTSTART:20270601T080000Z", "DTEND:20270601T090000Z", "X-MICROSOFT-CDO-BUSYSTATUS:FREE"),
      event("DTSTART:20270601T080000Z", "DTEND:20270601T070000Z"),
      // Our own, come back by a detour.
      event("UID:1@charabanc.example", "DTSTART:20270601T080000Z", "DTEND:20270601T090000Z"),
      event("SUMMARY:never"),
      event("DTSTART:20200101T000000Z", "DTEND:20200101T000001Z", "RRULE:FREQ=SECONDLY"),
      event("DTSTART:20270901T080000Z", "DTEND:20270901T090000Z"),
    ),
  );
  expect([times(spans), skipped]).toEqual([["2027-09-01T08:00 2027-09-01T09:00"], 2]);
});

it("takes a zone that nobody knows by the company's clock and says so; a calendar may bring its own", async () => {
  const odd = event("DTSTART;TZID=Moon/Base:20270601T080000", "DTEND;TZID=Moon/Base:20270601T090000");
  const unknown = await read(calendar(odd));
  expect([times(unknown.spans), unknown.guessed]).toEqual([["2027-06-01T06:00 2027-06-01T07:00"], true]);
  const rules = ["BEGIN:STANDARD", "DTSTART:19700101T000000", "TZOFFSETFROM:+0500", "TZOFFSETTO:+0500", "END:STANDARD"];
  const brought = await read(calendar("BEGIN:VTIMEZONE", "TZID:Moon/Base", ...rules, "END:VTIMEZONE", odd));
  expect([times(brought.spans), brought.guessed]).toEqual([["2027-06-01T03:00 2027-06-01T04:00"], false]);
});

it("refuses what is no calendar, and more than was asked for", async () => {
  for (const text of ["", "<html>sign in</html>", "BEGIN:VCARD\r\nEND:VCARD\r\n", "BEGIN:VCALENDAR\r\nBEGIN:VEVENT"])
    await expect(read(text), text).rejects.toThrow("noCalendar");
  await expect(
    read(calendar(event("DTSTART:20270101T000000Z", "DURATION:PT1M", "RRULE:FREQ=HOURLY")), 100),
  ).rejects.toThrow("tooMany");
});

it("reads 100,000 events, of which few are ahead", async () => {
  const old = Array.from({ length: 99_999 }, (_, index) =>
    event(
      `DTSTART;TZID=Europe/Berlin:201${index % 10}0601T080000`,
      `DTEND;TZID=Europe/Berlin:201${index % 10}0601T090000`,
    ),
  );
  const { spans } = await read(calendar(...old, event("DTSTART:20270601T080000Z", "DTEND:20270601T090000Z")));
  expect(spans).toHaveLength(1);
});

it("many at once are read two at a time, each in its own memory, and the job's hold up nobody", async () => {
  await vi.waitFor(() => expect(threads.alive).toBe(0));
  threads.most = 0;
  const text = calendar(event("DTSTART:20270601T080000Z", "DTEND:20270601T090000Z"));
  const asked = Array.from({ length: 8 }, () => read(text));
  expect((await Promise.all(asked)).every(({ spans }) => spans.length === 1)).toBe(true);
  expect(threads.most).toBe(2);
  const task = { text, ...window, zone, most: 5, except: "@" };
  const order: string[] = [];
  const job = Array.from({ length: 6 }, () => readBusy(task, "due").then(() => order.push("job")));
  await readBusy(task, "asked").then(() => order.push("person"));
  await Promise.all(job);
  expect(order.indexOf("person")).toBeLessThan(3);
});
