import { describe, expect, it } from "vitest";
import { withBreakAt } from "./place-break";

const minute = 60_000;
type Planned = Parameters<typeof withBreakAt>[0];

/** Drives and the breaks of 45 minutes between them, each break's window so many minutes long before it. */
function plan(drives: number[], windows: number[]): Planned {
  const activities: Planned["activities"] = [];
  const breaks: Planned["breaks"] = [];
  let at = 0;
  let wheelMinutes = 0;
  for (const [index, minutes] of drives.entries()) {
    activities.push({ type: "driving", minutes });
    at += minutes;
    wheelMinutes += minutes;
    const window = windows[index];
    if (window === undefined) continue;
    const from = (at - window) * minute;
    const km = { fromKm: wheelMinutes - window, toKm: wheelMinutes };
    breaks.push({ at: at * minute, from, to: at * minute, ...km, wheelMinutes });
    activities.push({ type: "break", minutes: 45 });
    at += 45;
  }
  return { begin: 0, activities, breaks };
}
const told = (hours: Planned | null) => hours?.activities.map(({ minutes }) => minutes);

describe("a break where the driver takes it", () => {
  it("moves the driving behind it, and says how long the driver was at the wheel before it", () => {
    expect(withBreakAt(plan([270, 160], [160]), 0, 150 * minute)).toBeNull();
    const lawful = withBreakAt(plan([270, 100], [100]), 0, 200 * minute);
    expect(told(lawful)).toEqual([200, 45, 170]);
    expect(lawful?.breaks[0]).toMatchObject({
      at: 200 * minute,
      wheelMinutes: 200,
      from: 170 * minute,
      to: 270 * minute,
    });
  });

  it("draws the next one nearer, so that nobody drives more than 4 h 30 without", () => {
    const moved = withBreakAt(plan([270, 270, 60], [120, 120]), 0, 210 * minute);
    expect(told(moved)).toEqual([210, 45, 270, 45, 120]);
    expect(moved?.breaks[1]).toMatchObject({ at: 525 * minute, to: 525 * minute, toKm: 480, wheelMinutes: 480 });
  });

  it("stays as planned where it is planned, and is none outside its window", () => {
    const hours = plan([270, 100], [100]);
    expect(withBreakAt(hours, 0, 270 * minute)).toBe(hours);
    expect(withBreakAt(hours, 0, 271 * minute)).toBeNull();
    expect(withBreakAt(hours, 0, 169 * minute)).toBeNull();
    expect(withBreakAt(hours, 1, 200 * minute)).toBeNull();
  });
});
