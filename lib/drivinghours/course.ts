import { breakLength, mostDriving } from "./article7";
import type { Activity } from "./types";

/** A ferry, and the minutes at the wheel before it on the way out or back. */
export interface Crossing {
  after: number;
  minutes: number;
}

/** On a ferry nobody drives; only a crossing as long as a night is taken for a rest. */
export const onFerry = ({ minutes }: Pick<Crossing, "minutes">): Activity => ({
  type: minutes >= restFrom ? "rest" : "available",
  minutes,
});

const dayDriving = 540;
export const nightRest = 660;
/** A stay that may be a rest. */
export const restFrom = 540;

/** A break on the way: minutes at the wheel before it, on the way out or back. */
export interface PlannedBreak {
  section: "out" | "back";
  wheelMinutes: number;
  /** Minutes since the duty began. */
  after: number;
  /** Minutes at the wheel of the section at which the day's driving ends: at a night on the way, or at its end. */
  until: number;
  /** At the wheel after it on the empty way or the way to the yard, before another break: where the way of the group ends the day's driving does not. */
  onward: number;
}

/** What one driver does, piece by piece, with the breaks and nights that the law asks for on the way. */
export class Course {
  readonly activities: Activity[] = [];
  readonly breaks: PlannedBreak[] = [];
  minutes = 0;
  private sinceBreak = 0;
  private today = 0;
  constructor(public sleepsOnTheWay: boolean) {}

  /** Minutes at the wheel that are left before a break. */
  get untilBreak() {
    return mostDriving - this.sinceBreak;
  }

  add(type: Activity["type"], minutes: number) {
    if (minutes <= 0) return;
    this.activities.push({ type, minutes });
    this.minutes += minutes;
  }

  pause(minutes: number) {
    this.add("break", minutes);
    if (minutes >= breakLength) this.sinceBreak = 0;
  }

  sleep(minutes: number) {
    this.add("rest", minutes);
    this.sinceBreak = 0;
    this.today = 0;
  }

  /** The same period of driving goes on behind the end of a section. */
  goOn(section: PlannedBreak["section"], end: number, minutes: number) {
    for (const planned of this.breaks)
      if (planned.section === section && planned.until === end) planned.onward = minutes;
  }

  /** At the destination. */
  stay(stay: readonly Activity[]) {
    for (const { type, minutes } of stay) {
      if (type === "rest") this.sleep(minutes);
      else if (type === "break") this.pause(minutes);
      else this.add(type, minutes);
    }
  }

  /** Says whether the crossing is a rest. */
  private cross(crossing: Crossing) {
    const { type, minutes } = onFerry(crossing);
    if (type === "rest") this.sleep(minutes);
    else this.add(type, minutes);
    return type === "rest";
  }

  drive(minutes: number, section?: PlannedBreak["section"], crossings: readonly Crossing[] = []) {
    const today: PlannedBreak[] = [];
    const ahead = [...crossings];
    const endDay = (driven: number) => {
      for (const planned of today.splice(0)) planned.until = driven;
    };
    for (let driven = 0; driven < minutes; ) {
      const [ferry] = ahead;
      const untilFerry = (ferry?.after ?? Infinity) - driven;
      const { untilBreak } = this;
      const untilNight = this.sleepsOnTheWay ? dayDriving - this.today : Infinity;
      if (ferry && untilFerry <= 0) {
        ahead.shift();
        if (this.cross(ferry)) endDay(driven);
      } else if (untilNight <= 0) {
        endDay(driven);
        this.sleep(nightRest);
      } else if (untilBreak <= 0) {
        if (section) today.push({ section, wheelMinutes: driven, after: this.minutes, until: minutes, onward: 0 });
        this.breaks.push(...today.slice(-1));
        this.pause(breakLength);
      } else {
        const part = Math.min(minutes - driven, untilBreak, untilNight, untilFerry);
        this.add("driving", part);
        this.sinceBreak += part;
        this.today += part;
        driven += part;
      }
    }
  }
}
