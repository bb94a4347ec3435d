import { mostDriving } from "./article7";
import type { TripPlan } from "./plan";

/** Where on one way the 45 minutes may lie: minutes at the wheel since its beginning. */
interface BreakWindow {
  section: "out" | "back";
  /** Where it is planned: as late as the law allows. */
  planned: number;
  earliest: number;
  latest: number;
  /** Minutes from the beginning of the duty to the planned one. */
  after: number;
}

/**
 * A break is planned where 4 h 30 are over; it may lie earlier as long as what follows it can be driven in one go. The way
 * from the yard counts before the way out, the way to the yard after the last one; a night on the way parts the days.
 */
export function breakWindows({ breaks }: Pick<TripPlan, "breaks">): BreakWindow[] {
  return breaks.map(({ section, wheelMinutes: planned, after, until, onward }) => {
    const same = breaks.filter((one) => one.section === section);
    const later = same.filter((one) => one.until === until && one.wheelMinutes >= planned).length;
    const slept = Math.max(0, ...same.map((one) => one.until).filter((at) => at < until));
    const needed = until + onward - mostDriving * later;
    return { section, planned, earliest: Math.min(planned, Math.max(slept, needed)), latest: planned, after };
  });
}
