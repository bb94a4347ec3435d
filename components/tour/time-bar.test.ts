import { expect, it } from "vitest";
import { formatTime } from "@/lib/i18n/formats";
import { ticksOf } from "./time-bar";

const at = (text: string) => Date.parse(text);
const shown = (from: string, to: string) => ticksOf(at(from), at(to)).map((tick) => formatTime(tick));

it.each([
  [
    "a day in winter",
    "2027-01-12T05:20:00+01:00",
    "2027-01-12T17:40:00+01:00",
    ["06:00", "08:00", "10:00", "12:00", "14:00", "16:00"],
  ],
  [
    "a day and a half in summer",
    "2027-06-12T05:20:00+02:00",
    "2027-06-13T17:40:00+02:00",
    ["06:00", "12:00", "18:00", "00:00", "06:00", "12:00"],
  ],
  [
    "the day on which summer begins",
    "2027-03-28T00:30:00+01:00",
    "2027-03-28T20:30:00+02:00",
    ["04:00", "08:00", "12:00", "16:00", "20:00"],
  ],
  [
    "the day on which it ends, two o'clock once",
    "2027-10-30T23:30:00+02:00",
    "2027-10-31T09:30:00+01:00",
    ["00:00", "02:00", "04:00", "06:00", "08:00"],
  ],
])("marks whole hours of the market's clock on %s", (_name, from, to, times) => {
  expect(shown(from, to)).toEqual(times);
});
