import { localMinute } from "./formats";

/**
 * The moment at which a zone's clock shows `2027-06-12T07:00`. In the hour that a clock change leaves out it is an hour
 * later, of an hour that comes twice the first.
 */
export function atWallClock(local: string, timeZone: string) {
  const wall = Date.parse(`${local}:00Z`);
  const shown = (moment: number) => Date.parse(`${localMinute(moment, timeZone)}:00Z`);
  // No zone is further than a day from UTC; around a change two offsets may hold.
  const [before, after] = [-1, 1].map((day) => {
    const moment = wall + day * 86_400_000;
    return shown(moment) - moment;
  });
  const first = wall - Math.max(before ?? 0, after ?? 0);
  const second = wall - Math.min(before ?? 0, after ?? 0);
  return shown(first) === wall ? first : second;
}
