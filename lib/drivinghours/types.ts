/** Activities as a tachograph tells them apart. */
const activityTypes = ["driving", "break", "work", "available", "rest"] as const;
type ActivityType = (typeof activityTypes)[number];

export interface Activity {
  type: ActivityType;
  minutes: number;
  /** Break or rest in a moving vehicle. */
  inMotion?: boolean;
  /** Helps the driving colleague. */
  assisting?: boolean;
  /** Availability next to the driving colleague. */
  besideDriver?: boolean;
  /** Rest on a ferry or train, or what interrupts it. */
  ferry?: boolean;
  /** Cabin, bunk or couchette at hand. */
  bunk?: boolean;
}

/** What happened before minute 0; what is absent is 0. */
interface History {
  weekDrivingMinutes?: number;
  previousWeekDrivingMinutes?: number;
  /** Days above nine hours in this week, reduced daily rests since the last weekly rest. */
  extendedDays?: number;
  reducedRests?: number;
  /** Since the end of the last weekly rest; absent: the timeline begins there. */
  sinceWeeklyRestMinutes?: number;
  lastWeeklyRestMinutes?: number;
  compensationDue?: { minutes: number; byMinute: number }[];
  weekWorkMinutes?: number;
}

/** One driver's timeline: gapless, begins with a new day after a daily or weekly rest. After the last activity the driver rests. */
export interface Timeline {
  /** Local time without zone, e.g. 2026-06-01T06:00. */
  start: string;
  activities: Activity[];
  /** Drivers on board. */
  crew?: number;
  /** When the other one is there; absent: always. */
  secondDriver?: { fromMinute: number; toMinute: number };
  occasional?: boolean;
  /** The one occasional service that this timeline belongs to. */
  service?: { single: boolean; fromMinute: number; toMinute: number; countries?: string[] };
  vehicle?: { seatsWithDriver?: number; regularServiceKm?: number };
  history?: History;
  options?: {
    /** Directive 2002/15/EC too. */
    wtd?: boolean;
    /** Minutes of the day. */
    nightTime?: [from: number, to: number];
    digitalTachograph?: boolean;
  };
}

/** Each rule with the article that it comes from: Regulation (EC) 561/2006 as amended by (EU) 2020/1054 and (EU) 2024/1258. */
const articles = {
  "break-4.5h": "561/2006 Art. 7",
  "break-night-3h": "561/2006 Art. 8(6a)(d)",
  "daily-driving": "561/2006 Art. 6(1)",
  "weekly-driving": "561/2006 Art. 6(2)",
  "fortnight-driving": "561/2006 Art. 6(3)",
  "daily-rest": "561/2006 Art. 8(2), (2a), (5)",
  "daily-rest-reduced-limit": "561/2006 Art. 8(4)",
  "weekly-rest-start": "561/2006 Art. 8(6)",
  "weekly-rest-two-weeks": "561/2006 Art. 8(6)",
  "weekly-rest-compensation": "561/2006 Art. 8(6b), (7)",
  "twelve-day-limit": "561/2006 Art. 8(6a)",
  "twelve-day-after": "561/2006 Art. 8(6a)(b)",
  "wtd-break-6h": "2002/15/EC Art. 5",
  "wtd-break-total": "2002/15/EC Art. 5",
  "wtd-night-10h": "2002/15/EC Art. 7",
  "wtd-week-60h": "2002/15/EC Art. 4",
} as const;

export type Rule = keyof typeof articles;

/** `at`: the first minute from which no lawful continuation is left, counted from the start. */
export interface Violation {
  rule: Rule;
  article: string;
  at: number;
}

export const violation = (rule: Rule, at: number): Violation => ({ rule, article: articles[rule], at });
