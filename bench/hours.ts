import http from "node:http";
import type { AddressInfo } from "node:net";
import { checkDrivingHours } from "@/lib/drivinghours/check";
import type { Activity, Timeline } from "@/lib/drivinghours/types";

/** A coach driver's day with what a tachograph writes: 17 pieces. */
const day = (at: number): Activity[] => [
  { type: "work", minutes: 20 },
  ...Array.from({ length: 4 }, (): Activity[] => [
    { type: "driving", minutes: 60 + ((at * 7) % 30) },
    { type: "break", minutes: 15 },
    { type: "driving", minutes: 45 },
    { type: "break", minutes: 30 },
  ]).flat(),
];

/** Six days with a night after each; the second half of the weeks begins on a Monday of another month. */
const week = (number: number): Timeline => ({
  start: `2027-0${1 + (number % 9)}-04T06:00`,
  activities: Array.from({ length: 6 }, (_, at): Activity[] => [
    ...day(at + number),
    { type: "rest", minutes: at === 5 ? 2700 : 690 },
  ]).flat(),
  occasional: true,
  options: { wtd: true },
  history: { previousWeekDrivingMinutes: 2000 + number, weekWorkMinutes: 300 },
});

const weeks = Array.from({ length: 100 }, (_, number) => week(number));
const days = weeks.map((one): Timeline => ({ ...one, activities: one.activities.slice(0, 18) }));

// The check has no address of its own: GET /weeks or /days answers how many of a hundred timelines break a rule.
const server = http.createServer(({ url }, response) => {
  const broken = (url === "/weeks" ? weeks : days).filter(
    (timeline) => checkDrivingHours(timeline).violations.length > 0,
  );
  response.writeHead(200).end(String(broken.length));
});
server.listen(0, "127.0.0.1", () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on("disconnect", () => process.exit(0));
