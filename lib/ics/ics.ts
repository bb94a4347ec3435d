/** What a calendar program is told of one entry (RFC 5545, VEVENT); times in milliseconds. */
export type IcsEvent = {
  uid: string;
  /** Of the last change, so that the same calendar is the same text. */
  stamp: number;
  sequence: number;
  start: number;
  end: number;
  status: "CONFIRMED" | "TENTATIVE" | "CANCELLED";
  /** Whether it makes the company busy. */
  busy: boolean;
  summary: string;
  description?: string;
  location?: string;
  url?: string;
  category?: string;
};
type IcsCalendar = {
  name: string;
  description: string;
  /** What a program shows it by that has no zone of its own; the times are UTC. */
  timeZone: string;
  events: readonly IcsEvent[];
};

/** Octets of a character in UTF-8. */
function octetsOf(character: string) {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** RFC 5545 3.3.11: what would end a value or a line. Other control characters are no text at all. */
export function escapeText(text: string) {
  return text
    .replace(/\\/g, "\\\\")
    .replace(/;/g, "\\;")
    .replace(/,/g, "\\,")
    .replace(/\r\n|\r|\n/g, "\\n")
    .replace(/(?!\t)\p{Cc}/gu, "");
}

/** 3.1: no line above 75 octets, no character torn apart. */
export function fold(line: string) {
  if (line.length <= 75 && /^[ -~]*$/.test(line)) return line;
  const parts: string[] = [];
  let begin = 0;
  let at = 0;
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > 75) {
      parts.push(line.slice(begin, at));
      begin = at;
      octets = 1;
    }
    at += character.length;
    octets += size;
  }
  return [...parts, line.slice(begin)].join("\r\n ");
}

/** 3.3.5, form 2: UTC, which every program shows in its reader's own zone. */
export function utc(ms: number) {
  return `${new Date(ms).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
}

function eventLines(event: IcsEvent) {
  const { uid, stamp, sequence, start, end, status, busy, summary, description, location, url, category } = event;
  return [
    "BEGIN:VEVENT",
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${utc(stamp)}`,
    `LAST-MODIFIED:${utc(stamp)}`,
    `SEQUENCE:${sequence}`,
    `DTSTART:${utc(start)}`,
    // 3.6.1: DTEND lies behind DTSTART; a moment without length has none.
    ...(end > start ? [`DTEND:${utc(end)}`] : []),
    `STATUS:${status}`,
    `TRANSP:${busy ? "OPAQUE" : "TRANSPARENT"}`,
    `SUMMARY:${escapeText(summary)}`,
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    ...(location ? [`LOCATION:${escapeText(location)}`] : []),
    ...(url ? [`URL:${url}`] : []),
    ...(category ? [`CATEGORIES:${escapeText(category)}`] : []),
    "END:VEVENT",
  ];
}

/** The whole calendar as text/calendar: CRLF, folded, to be asked again after an hour. */
export function icsText({ name, description, timeZone, events }: IcsCalendar) {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Charabanc//Calendar//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `X-WR-TIMEZONE:${escapeText(timeZone)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `X-WR-CALDESC:${escapeText(description)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    "X-PUBLISHED-TTL:PT1H",
    ...events.flatMap(eventLines),
    "END:VCALENDAR",
  ];
  return `${lines.map(fold).join("\r\n")}\r\n`;
}
