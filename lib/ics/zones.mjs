/** Names that Outlook gives to zones where it sends no rules for them. */
const windows = {
  "W. Europe Standard Time": "Europe/Berlin",
  "Central Europe Standard Time": "Europe/Budapest",
  "Central European Standard Time": "Europe/Warsaw",
  "Romance Standard Time": "Europe/Paris",
  "GMT Standard Time": "Europe/London",
  "E. Europe Standard Time": "Europe/Chisinau",
  "FLE Standard Time": "Europe/Kiev",
  "GTB Standard Time": "Europe/Bucharest",
  "Turkey Standard Time": "Europe/Istanbul",
  UTC: "UTC",
};

function formatOf(zone) {
  try {
    return new Intl.DateTimeFormat("en-GB", {
      timeZone: zone,
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
    });
  } catch {
    return null;
  }
}

/**
 * The clock of a zone: `toInstant` of a wall time that is written as if it were UTC (an hour that is skipped becomes the
 * one after), `toWall` of an instant. Null where nobody knows the zone.
 */
export function clockOf(tzid) {
  // "/freeassociation.sourceforge.net/Europe/Berlin"
  const name = windows[tzid] ?? tzid.replace(/^\/.*?\/(?=[A-Z][a-z]+\/)/, "");
  const format = formatOf(name);
  if (!format) return null;
  const days = new Map();
  function offset(instant) {
    const part = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
    const { year, month, day, hour, minute, second } = part;
    return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
  }
  /** Offsets change on full quarters of an hour. */
  function remembered(instant) {
    const key = Math.floor(instant / 900_000);
    const known = days.get(key) ?? offset(instant);
    if (days.size < 50_000) days.set(key, known);
    return known;
  }
  const toWall = (instant) => instant + remembered(instant);
  function toInstant(wall) {
    const guess = wall - remembered(wall);
    const second = wall - remembered(guess);
    return toWall(second) === wall ? second : Math.max(guess, second);
  }
  return { toInstant, toWall };
}
