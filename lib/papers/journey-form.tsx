import { Document, renderToBuffer, StyleSheet, Text, View } from "@react-pdf/renderer";
import type { Crew } from "@/lib/features/paper/queries";
import type { Issued, JourneyForm, Section } from "@/lib/features/paper/schema";
import { placeLine } from "@/lib/i18n/place-names";
import { formatDayMonth, formatNumber, formatTime } from "@/lib/i18n/formats";
import { type PaperWords, paperWords } from "@/lib/i18n/paper-words";
import type { Language } from "@/lib/i18n/routing";
import { printable, registerFonts, styles as paper } from "@/lib/payment/invoice-style";
import { Cancelled, Heading, Line, Parties, dayAfter, ProgrammeHeading, Sheet, Way } from "./trip-sheet";

const own = StyleSheet.create({
  row: { flexDirection: "row", gap: 6, paddingVertical: 3.5, fontSize: 9 },
  time: { width: "19%" },
  way: { flex: 1 },
  km: { width: "11%", textAlign: "right" },
  kind: { width: "11%" },
  signs: { flexDirection: "row", gap: 24, marginTop: 26 },
  sign: { flex: 1, borderTopWidth: 0.75, borderTopColor: "#14181c", paddingTop: 3, fontSize: 8 },
});

type RowProps = { cells: readonly string[]; bold?: boolean };

function Row({ cells: [time, way, kind, km, driven], bold }: RowProps) {
  return (
    <View style={[own.row, paper.line, ...(bold ? [paper.bold] : [])]} wrap={false}>
      <Text style={own.time}>{time}</Text>
      <Text style={own.way}>{way}</Text>
      <Text style={own.kind}>{kind}</Text>
      <Text style={own.km}>{km}</Text>
      <Text style={own.km}>{driven}</Text>
    </View>
  );
}

/** Estimates are of five minutes: what is shorter has one time, not a span from that to itself. */
function spanOf({ leave, arrive }: Section) {
  if (leave === null) return "";
  const ends = arrive === null || arrive === leave ? [] : [formatTime(arrive) + dayAfter(arrive, leave)];
  return `${formatDayMonth(leave)} ${[formatTime(leave), ...ends].join(" – ")}`;
}

type ListProps = { sections: readonly Section[]; language: Language; t: PaperWords };

/** Each stretch with its km and a gap for those on the clock. */
function Sections({ sections, language, t }: ListProps) {
  const named = (place: Section["from"]) => (place ? placeLine(place, language) : t("paper.yard"));
  const sum = (empty: boolean) => sections.reduce((km, section) => km + (section.empty === empty ? section.km : 0), 0);
  const km = (value: number) => `${formatNumber(value, language)} km`;
  return (
    <View>
      <Row bold cells={[t("paper.when"), t("paper.section"), t("paper.way"), t("paper.km"), t("paper.driven")]} />
      {[...sections.entries()].map(([at, section]) => (
        <Row
          key={at}
          cells={[
            spanOf(section),
            `${named(section.from)} – ${named(section.to)}`,
            t(section.empty ? "paper.empty" : "paper.paid"),
            km(section.km),
            "",
          ]}
        />
      ))}
      <Row bold cells={["", t("paper.sumPaid"), "", km(sum(false)), ""]} />
      <Row bold cells={["", t("paper.sumEmpty"), "", km(sum(true)), ""]} />
      <Text style={{ marginTop: 4, fontSize: 8, color: "#4a5560" }}>{t("paper.estimate")}</Text>
    </View>
  );
}

/** `vehicle`: of several buses the one whose sheet this is; null: of all. */
type Aboard = { crew: Crew; vehicle: number | null };
type VehiclesProps = Aboard & { content: JourneyForm; t: PaperWords };

/** Which bus and who drives it. Whoever is at no bus' wheel by name stands on every sheet. */
function Vehicles({ content: { bus, moreBuses = [] }, crew, vehicle, t }: VehiclesProps) {
  const vehicles = [bus, ...moreBuses].map((one, at) => ({
    at,
    words: one ? [one.licenceplate, t("paper.seats", { count: one.capacity })].join(", ") : t("paper.busLater"),
  }));
  const shown = vehicle === null ? vehicles : vehicles.filter(({ at }) => at === vehicle);
  const rest = crew.filter((one) => one.vehicle === null || vehicles.length === 1);
  const named = (people: Crew) => people.map(({ name }) => name).join(", ");
  return (
    <View>
      {shown.map(({ at, words }) => (
        <Line
          key={at}
          label={vehicles.length > 1 ? t("paper.busOf", { n: at + 1, all: vehicles.length }) : t("paper.bus")}
        >
          {[words, vehicles.length > 1 ? named(crew.filter((one) => one.vehicle === at)) : ""]
            .filter(Boolean)
            .join(", ")}
        </Line>
      ))}
      {(rest.length > 0 || crew.length === 0) && (
        <Line label={t("paper.drivers")}>{named(rest) || t("paper.driverLater")}</Line>
      )}
    </View>
  );
}

/** What the driver has on board, A4, in the reader's language; who drives, where that is known. */
export async function renderJourneyForm(issued: Issued<JourneyForm>, aboard: Aboard, language: Language) {
  registerFonts();
  const t = paperWords(language);
  const { number, version, issuedAt } = issued;
  const content = printable(issued.content);
  const { programme, author, company, sections } = content;
  const name = `FB-${number}`;
  const title = t("paper.journeyForm");
  // One stretch leads to each stop of the way out, in their order.
  const stopsAt = sections.filter(({ empty }) => !empty).map(({ arrive }) => arrive);
  return renderToBuffer(
    <Document title={`${title} ${name}`} author="Charabanc" language={language}>
      <Sheet
        name={name}
        version={version}
        issuedAt={issuedAt}
        language={language}
        t={t}
        company={company.name}
        title={title}
        request={content.request}
      >
        <Cancelled cancelled={content.cancelled} company={company.name} more={t("paper.cancelled.drive")} t={t} />
        <Parties author={author} company={company} t={t} />
        <Vehicles {...aboard} content={content} t={t} />
        {programme.passengers !== null && <Line label={t("paper.passengers")}>{String(programme.passengers)}</Line>}
        <ProgrammeHeading programme={programme} language={language} t={t} />
        <Way programme={programme} stopsAt={stopsAt} pauses={content.pauses} language={language} t={t} />
        <Heading>{t("paper.stretches")}</Heading>
        {sections.length > 0 ? (
          <Sections sections={sections} language={language} t={t} />
        ) : (
          <Text>{t("paper.wayOpen")}</Text>
        )}
        <View style={own.signs} wrap={false}>
          <Text style={own.sign}>{t("paper.signDriver")}</Text>
          <Text style={own.sign}>{t("paper.signClock")}</Text>
        </View>
      </Sheet>
    </Document>,
  );
}
