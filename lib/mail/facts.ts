import { routeText } from "@/lib/i18n/route-text";
import { formatDayShort, formatNumber, formatTime } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { needLines, type NeedWords } from "@/lib/i18n/need-words";
import type { Needs } from "@/lib/features/busrequest/rules/needs";
import { typedLine } from "./clean";
import type { Fact } from "./content";
import type { MailWords } from "./words";

/** What every mail about a request tells of it. Places by their name alone, never contact data. */
export type RequestFacts = {
  reference: string;
  kind: "grouprequest" | "vacancy" | "emptyride" | "emergency";
  /** With `ends` and `stops` not told by mails that were written before they were. */
  transferType?: "transferoneway" | "transfertwoway" | "transfertour";
  /** What the time at the end is. */
  ends?: "returnAt" | "tourEnd" | "until" | "estimate";
  from: string;
  to?: string | null;
  stops?: string[];
  start: number;
  end?: number | null;
  passengers?: number | null;
};

/** "Regensburg → Prag" */
export function routeLine({ from, to }: Pick<RequestFacts, "from" | "to">) {
  return routeText(typedLine(from, 80), to && typedLine(to, 80));
}

export function moment(date: number, language: Language) {
  return `${formatDayShort(date, language)} ${formatTime(date)}`;
}

const starts = { grouprequest: "departure", emptyride: "departure", vacancy: "freeFrom", emergency: "needed" } as const;

/** What a mail calls the parts of a request that another mail tells as changed. */
export function partLabels({ kind, ends, stops = [] }: RequestFacts, t: MailWords) {
  return {
    start: t(`fact.${starts[kind]}`),
    end: t(ends ? `fact.${ends}` : "fact.when"),
    stops: t(ends === "returnAt" ? "fact.stopsOut" : "fact.stops", { count: stops.length }),
  };
}

/** When it begins, and what its end is: one that nobody gave is told as an estimate. */
function times(data: RequestFacts, t: MailWords, language: Language): Fact[] {
  const { ends, start, end } = data;
  const begin = moment(start, language);
  if (!end || end === start) return [{ label: t("fact.when"), value: begin }];
  const time = moment(end, language);
  if (!ends) return [{ label: t("fact.when"), value: t("fact.range", { start: begin, end: time }) }];
  const labels = partLabels(data, t);
  return [
    { label: labels.start, value: begin },
    { label: labels.end, value: ends === "estimate" ? t("fact.estimated", { time }) : time },
  ];
}

function stopFacts(data: RequestFacts, t: MailWords): Fact[] {
  const { stops = [] } = data;
  if (stops.length === 0) return [];
  return [{ label: partLabels(data, t).stops, value: stops.map((stop) => typedLine(stop, 80)).join(", ") }];
}

/** A bus is offered, not sought. */
export const offersSeats = ({ kind }: RequestFacts) => kind === "vacancy" || kind === "emptyride";

export function requestFacts(data: RequestFacts, t: MailWords, language: Language): Fact[] {
  const { kind, transferType, passengers } = data;
  const facts = [{ label: t("fact.route"), value: routeLine(data) }, ...stopFacts(data, t)];
  facts.push(...times(data, t, language));
  if (kind === "grouprequest" && transferType)
    facts.push({ label: t("field.transferType"), value: wordOf(transferType, t) });
  const count = offersSeats(data) ? "seats" : "people";
  if (passengers) facts.push({ label: t(`fact.${count}`), value: formatNumber(passengers, language) });
  facts.push({ label: t("fact.kind"), value: t(`kind.${kind}`) });
  facts.push({ label: t("fact.reference"), value: oneReference(data) });
  return facts;
}

const oneReference = ({ reference }: RequestFacts) => typedLine(reference, 20);

/** What a group needs beside seats, in one line. */
export function needsFacts(needs: Needs | null | undefined, t: MailWords, language: Language): Fact[] {
  const value = needsLine(needs ?? null, t, language);
  return value ? [{ label: t("fact.needs"), value }] : [];
}

export function needsLine(needs: Needs | null, t: MailWords, language: Language) {
  const words: NeedWords = (key, values) => t(`needs.${key}` as Parameters<MailWords>[0], values as never);
  const lines = needLines(needs, words, language);
  return lines.map((line) => typedLine(line, 240)).join(", ");
}

/** The recipient's word for a value of the trade: a kind, a vehicle type. */
export function wordOf(key: string, t: MailWords) {
  const path = `word.${key}` as Parameters<MailWords["has"]>[0];
  return t.has(path) ? t(path as Parameters<MailWords>[0]) : typedLine(key, 60);
}

/** Values of a subject or heading about a request. */
export const about = (data: RequestFacts) => ({ reference: oneReference(data), route: routeLine(data) });
