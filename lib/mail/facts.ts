import { formatDayShort, formatNumber, formatTime } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { typedLine } from "./clean";
import type { Fact } from "./content";
import type { MailWords } from "./words";

/** What every mail about a request tells of it. Places by their name alone, never contact data. */
export type RequestFacts = {
  reference: string;
  kind: "grouprequest" | "vacancy" | "emptyride" | "emergency";
  from: string;
  to?: string | null;
  start: number;
  end?: number | null;
  passengers?: number | null;
};

/** "Regensburg → Prag" */
export function routeLine({ from, to }: Pick<RequestFacts, "from" | "to">) {
  return to ? `${typedLine(from, 80)} → ${typedLine(to, 80)}` : typedLine(from, 80);
}

export function moment(date: number, language: Language) {
  return `${formatDayShort(date, language)} ${formatTime(date)}`;
}

function when({ start, end }: RequestFacts, t: MailWords, language: Language) {
  const from = moment(start, language);
  return end && end !== start ? t("fact.range", { start: from, end: moment(end, language) }) : from;
}

export function requestFacts(data: RequestFacts, t: MailWords, language: Language): Fact[] {
  const facts = [
    { label: t("fact.route"), value: routeLine(data) },
    { label: t("fact.when"), value: when(data, t, language) },
  ];
  if (data.passengers) facts.push({ label: t("fact.people"), value: formatNumber(data.passengers, language) });
  facts.push({ label: t("fact.kind"), value: t(`kind.${data.kind}`) });
  facts.push({ label: t("fact.reference"), value: oneReference(data) });
  return facts;
}

const oneReference = ({ reference }: RequestFacts) => typedLine(reference, 20);

/** The recipient's word for a value of the trade: a kind, a vehicle type. */
export function wordOf(key: string, t: MailWords) {
  const path = `word.${key}` as Parameters<MailWords["has"]>[0];
  return t.has(path) ? t(path as Parameters<MailWords>[0]) : typedLine(key, 60);
}

/** Values of a subject or heading about a request. */
export const about = (data: RequestFacts) => ({ reference: oneReference(data), route: routeLine(data) });
