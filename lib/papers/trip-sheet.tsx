import { Page, StyleSheet, Text, View } from "@react-pdf/renderer";
import { Fragment, type ReactNode } from "react";
import type { Confirmation, PaperPause, Party, Programme } from "@/lib/features/paper/schema";
import { placeLine } from "@/lib/i18n/place-names";
import type { Place } from "@/lib/features/place/schema";
import { clockOf } from "@/lib/i18n/clock";
import { formatDate, formatDateTime, formatDayMonth, formatTime, marketDay } from "@/lib/i18n/formats";
import type { PaperWords } from "@/lib/i18n/paper-words";
import type { Language } from "@/lib/i18n/routing";
import { styles as paper } from "@/lib/payment/invoice-style";

const own = StyleSheet.create({
  // Down to its foot, which is one line: that of an invoice is three.
  page: { paddingBottom: "24mm" },
  columns: { flexDirection: "row", gap: 24, marginBottom: 14 },
  column: { flex: 1 },
  small: { fontSize: 8, color: "#4a5560" },
  clock: { fontSize: 8, fontWeight: 400, color: "#4a5560" },
  heading: { fontSize: 11, fontWeight: 700, marginTop: 14, marginBottom: 4 },
  title: { fontSize: 16, fontWeight: 700, lineHeight: 1.3, marginBottom: 2 },
  facts: { marginBottom: 14, color: "#4a5560" },
  cancelled: { borderWidth: 1.5, borderColor: "#14181c", padding: 8, marginBottom: 14 },
  cancelledTitle: { fontSize: 12, fontWeight: 700, lineHeight: 1.3 },
  row: { flexDirection: "row", gap: 8, paddingVertical: 4 },
  label: { width: "30%" },
  value: { flex: 1 },
  time: { width: "24%" },
  // Beside the place, not below it: the signatures of a trip there and back shall stand on the first page.
  what: { width: "28%", textAlign: "right", paddingTop: 1 },
  // Measured from above: a foot whose text is known only with the last page has no height yet, and would hang below the page.
  foot: {
    position: "absolute",
    top: "281mm",
    left: "25mm",
    right: "20mm",
    flexDirection: "row",
    justifyContent: "space-between",
    fontSize: 8,
    color: "#4a5560",
  },
});

/** `name`: AB-10012. */
export type Drawn = { name: string; version: number; issuedAt: number; language: Language; t: PaperWords };

type SheetProps = Drawn & { company: string; title: string; request: string; children: ReactNode };

/** One paper of a trip: whose it is, its number and version on each page. */
export function Sheet({ name, version, issuedAt, t, company, title, request, children }: SheetProps) {
  const issue = t("paper.version", { version, date: formatDate(issuedAt) });
  return (
    <Page size="A4" style={[paper.page, own.page]}>
      <View style={[paper.head, { marginBottom: 20 }]}>
        <Text style={paper.mark}>Charabanc</Text>
        <View style={paper.issuer}>
          <Text>{company}</Text>
          <Text>{`${name}, ${issue}`}</Text>
        </View>
      </View>
      <Text style={own.title}>{`${title} ${name}`}</Text>
      <Text style={own.facts}>{t("paper.of", { request, issue })}</Text>
      {children}
      <View style={own.foot} fixed>
        <Text>{`${name}, ${issue}`}</Text>
        <Text render={({ pageNumber, totalPages }) => t("paper.page", { page: pageNumber, pages: totalPages })} />
      </View>
    </Page>
  );
}

type CancelledProps = {
  cancelled: Confirmation["cancelled"];
  company: string;
  /** What follows from it for who reads this paper. */
  more: string;
  t: PaperWords;
};

/** Before all else: whoever holds the sheet must not take it for an order that stands. Nothing of a trip that is on. */
export function Cancelled({ cancelled, company, more, t }: CancelledProps) {
  if (!cancelled) return null;
  const { by, at } = cancelled;
  return (
    <View style={own.cancelled} wrap={false}>
      <Text style={own.cancelledTitle}>{t("paper.cancelled.title")}</Text>
      <Text>{`${t(`paper.cancelled.${by ?? "nobody"}`, { company, date: formatDateTime(at) })} ${more}`.trim()}</Text>
    </View>
  );
}

export function Heading({ children }: { children: ReactNode }) {
  return (
    <Text style={own.heading} minPresenceAhead={40}>
      {children}
    </Text>
  );
}

export function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <View style={[own.row, paper.line]} wrap={false}>
      <Text style={own.label}>{label}</Text>
      <Text style={own.value}>{children}</Text>
    </View>
  );
}

/** Both sides, beside each other. */
export function Parties({ author, company, t }: { author: Party; company: Party; t: PaperWords }) {
  const sides = [
    [t("paper.author"), author],
    [t("paper.company"), company],
  ] as const;
  return (
    <View style={own.columns}>
      {sides.map(([label, { name, lines, phone, email }]) => (
        <View key={label} style={own.column}>
          <Text style={own.small}>{label}</Text>
          <Text style={paper.bold}>{name}</Text>
          {[...lines, phone, email].filter(Boolean).map((line) => (
            <Text key={line}>{line}</Text>
          ))}
        </View>
      ))}
    </View>
  );
}

function Stop({ time, place, children }: { time: string; place: string; children: string }) {
  return (
    <View style={[own.row, paper.line]} wrap={false}>
      <Text style={own.time}>{time}</Text>
      <Text style={[own.value, paper.bold]}>{place}</Text>
      <Text style={[own.small, own.what]}>{children}</Text>
    </View>
  );
}

/** Through a night the clock alone would tell an arrival before its departure. */
export const dayAfter = (moment: number, before: number) =>
  marketDay(moment) === marketDay(before) ? "" : ` (${formatDayMonth(moment)})`;

const estimated = (t: PaperWords, moment: number | null, before: number) =>
  moment === null ? "" : t("paper.about", { time: formatTime(moment) + dayAfter(moment, before) });

type PausesProps = { pauses: readonly PaperPause[]; before: number; t: PaperWords };

/** `before`: when the way with these breaks begins. */
function Pauses({ pauses, before, t }: PausesProps) {
  return pauses.map(({ title, city, atKm, from, to }) => (
    <Stop
      key={from}
      time={t("paper.span", { from: formatTime(from), to: formatTime(to) + dayAfter(to, before) })}
      place={[title, city].filter(Boolean).join(", ")}
    >
      {t("paper.break", { km: atKm })}
    </Stop>
  ));
}

type ProgrammeProps = { programme: Programme; language: Language; t: PaperWords };

/** All times of a paper are of one clock, wherever the bus is: abroad, and in a night that has an hour twice, it says which. */
export function ProgrammeHeading({ programme: { start, end, arrival, back }, language, t }: ProgrammeProps) {
  const { before, after, change } = clockOf(start, Math.max(end, arrival ?? end, back ?? end), language);
  return (
    <Heading>
      {t("paper.programme")}
      <Text style={own.clock}>
        {`   ${after ? t("paper.clockChanges", { before, change, after }) : t("paper.clock", { name: before })}`}
      </Text>
    </Heading>
  );
}

type WayProps = {
  programme: Programme;
  /** When the bus is at each stop, where the sheet's stretches tell it. */
  stopsAt?: readonly (number | null)[];
  pauses?: readonly PaperPause[];
  language: Language;
  t: PaperWords;
};

/** Where and when, there and back, with the breaks whose place is planned. */
export function Way({ programme, stopsAt = [], pauses = [], language, t }: WayProps) {
  const { startPlace, endPlace, stops, start, end, arrival, back, transferType } = programme;
  const named = (place: Place) => placeLine(place, language);
  const returns = transferType === "transfertwoway";
  const isTour = transferType === "transfertour";
  const out = pauses.filter(({ section }) => section === "out");
  const pausesAfter = (stop: number) => (
    <Pauses pauses={out.filter(({ after }) => after === stop)} before={start} t={t} />
  );
  return (
    <View>
      <Stop time={formatDateTime(start)} place={named(startPlace)}>
        {t("paper.departure")}
      </Stop>
      {pausesAfter(0)}
      {[...stops.entries()].map(([at, stop]) => (
        <Fragment key={at}>
          <Stop time={estimated(t, stopsAt[at] ?? null, start)} place={named(stop)}>
            {t("paper.stop")}
          </Stop>
          {pausesAfter(at + 1)}
        </Fragment>
      ))}
      {endPlace && (
        <Stop time={estimated(t, arrival, start)} place={named(endPlace)}>
          {t(isTour ? "paper.turn" : "paper.arrival")}
        </Stop>
      )}
      {returns && endPlace && (
        <Stop time={formatDateTime(end)} place={named(endPlace)}>
          {t("paper.return")}
        </Stop>
      )}
      <Pauses pauses={pauses.filter(({ section }) => section === "back")} before={end} t={t} />
      {(returns || isTour) && (
        <Stop time={isTour ? formatDateTime(end) : estimated(t, back, end)} place={named(startPlace)}>
          {t("paper.back")}
        </Stop>
      )}
    </View>
  );
}
