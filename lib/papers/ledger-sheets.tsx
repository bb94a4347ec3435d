import { Document, Page, renderToBuffer, StyleSheet, Text, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import { env } from "@/env.mjs";
import { ledgerFactors } from "@/lib/features/ledger/queries";
import { litreSizes } from "@/lib/features/ledger/rules";
import type { LedgerProof, LedgerRecord, LedgerTrip } from "@/lib/features/ledger/schema";
import { formatDate, formatNumber } from "@/lib/i18n/formats";
import { placesIn } from "@/lib/i18n/route-text";
import { ledgerWords } from "@/lib/i18n/ledger-words";
import type { Language } from "@/lib/i18n/routing";
import { registerFonts, styles as paper } from "@/lib/payment/invoice-style";

const own = StyleSheet.create({
  figures: { flexDirection: "row", gap: 18, marginVertical: 14 },
  figure: { flexGrow: 1, borderTopWidth: 4, borderTopColor: "#ffc800", paddingTop: 6 },
  number: { fontSize: 19, fontWeight: 700, lineHeight: 1.2 },
  rule: { flexDirection: "row", gap: 8, marginTop: 7 },
  ruleText: { flex: 1 },
  code: { fontSize: 20, fontWeight: 700, letterSpacing: 1.5, marginVertical: 10 },
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
  cell: { paddingRight: 5, fontSize: 8.5 },
  amount: { paddingLeft: 6, fontSize: 8.5, textAlign: "right" },
});

/** The faces of the sheets have neither the arrow of a route nor a small two. */
const plain = (text: string) => placesIn(text).join(" – ").replaceAll("₂", "2");

type Drawn = { ledger: LedgerRecord; proof: LedgerProof; language: Language; t: ReturnType<typeof ledgerWords> };

function Sheet({ t, proof, title, children }: Drawn & { title: string; children: ReactNode }) {
  return (
    <Page size="A4" style={paper.page}>
      <View style={paper.head}>
        <Text style={paper.mark}>Charabanc</Text>
        <View style={paper.issuer}>
          <Text>{proof.company}</Text>
          <Text>{`${t("sheet.title")} ${proof.year}`}</Text>
        </View>
      </View>
      <Text style={paper.title}>{title}</Text>
      {children}
      <View style={own.foot} fixed>
        <Text>{proof.code}</Text>
        <Text render={({ pageNumber, totalPages }) => t("sheet.page", { page: pageNumber, pages: totalPages })} />
      </View>
    </Page>
  );
}

function Method(drawn: Drawn) {
  const { t, proof, language } = drawn;
  const number = (value: number) => formatNumber(Math.round(value), language);
  const figures = [
    [t("avoided"), t("km", { km: number(proof.avoided) })],
    [t("litres"), `${number(proof.litres)} l`],
    [plain(t("carbon")), `${number(proof.carbon)} kg`],
    [t("share"), proof.share === null ? "–" : `${number(proof.share * 100)} %`],
  ];
  const told = Object.entries(ledgerFactors()).map(([name, value]) => [name, formatNumber(value, language)]);
  const factors = { ...litreSizes, ...Object.fromEntries(told) };
  const rules = (["driven", "formula", "stored", "km", "litres", "share"] as const).map((rule) =>
    plain(t(`method.rules.${rule}`, factors)),
  );
  return (
    <Sheet {...drawn} title={t("sheet.title")}>
      <Text style={paper.bold}>{`${proof.company}, ${proof.year}`}</Text>
      <Text>{`${t("sheet.issued")}: ${formatDate(Date.parse(proof.issued))}`}</Text>
      <View style={own.figures}>
        {figures.map(([label, value]) => (
          <View key={label} style={own.figure}>
            <Text style={own.number}>{value}</Text>
            <Text>{label}</Text>
          </View>
        ))}
      </View>
      <Text style={paper.bold}>{t("sheet.method")}</Text>
      {rules.map((rule) => (
        <View key={rule} style={own.rule}>
          <Text>–</Text>
          <Text style={own.ruleText}>{rule}</Text>
        </View>
      ))}
    </Sheet>
  );
}

const columns = [
  { name: "day", width: "12%" },
  { name: "title", width: "30%" },
  { name: "source", width: "25%" },
  { name: "alone", width: "11%", right: true },
  { name: "empty", width: "11%", right: true },
  { name: "avoided", width: "11%", right: true },
] as const;

/** `fixed`: again on each page. */
function Line({ cells, bold, fixed }: { cells: readonly string[]; bold?: boolean; fixed?: boolean }) {
  return (
    <View
      style={[{ flexDirection: "row", paddingVertical: 3.5 }, paper.line, ...(bold ? [paper.bold] : [])]}
      wrap={false}
      fixed={fixed}
    >
      {columns.map(({ name, width, ...column }, index) => (
        <Text key={name} style={["right" in column ? own.amount : own.cell, { width }]}>
          {cells[index]}
        </Text>
      ))}
    </View>
  );
}

function List(drawn: Drawn) {
  const { t, ledger, proof, language } = drawn;
  // Decimals stand below one another.
  const tenth = (value: number) =>
    value.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const cells = ({ day, title, bus, source, alone, empty, avoided }: LedgerTrip) => [
    formatDate(Date.parse(day)),
    plain(title),
    [bus?.plate, t(`source.${source}`)].filter(Boolean).join(", "),
    ...[alone, empty, avoided].map(tenth),
  ];
  const heads = columns.map(({ name }) => t(`file.${name}`));
  return (
    <Sheet {...drawn} title={t("sheet.list")}>
      <Line cells={heads} bold fixed />
      {ledger.trips.map((trip) => (
        <Line key={trip.id} cells={cells(trip)} />
      ))}
      {ledger.trips.length === 0 && <Text style={{ marginTop: 8 }}>{t("sheet.none")}</Text>}
      <Line cells={["", "", "", "", "", tenth(proof.avoided)]} bold />
    </Sheet>
  );
}

function Checksum(drawn: Drawn) {
  const { t, proof, language } = drawn;
  return (
    <Sheet {...drawn} title={t("sheet.proof")}>
      <Text style={own.code}>{proof.code}</Text>
      <Text>{`${env.APP_URL}/${language}/ledger?code=${proof.code}`}</Text>
      <Text style={{ marginTop: 10 }}>{t("sheet.proofText")}</Text>
    </Sheet>
  );
}

/** Method, list, and checksum with the address where it is compared; A4, in the reader's language. */
export async function renderLedgerSheets(ledger: LedgerRecord, proof: LedgerProof, language: Language) {
  registerFonts();
  const t = ledgerWords(language);
  const drawn = { ledger, proof, language, t };
  const title = `${t("sheet.title")} ${proof.year}, ${proof.company}`;
  return renderToBuffer(
    <Document title={title} author="Charabanc" language={language}>
      <Method {...drawn} />
      <List {...drawn} />
      <Checksum {...drawn} />
    </Document>,
  );
}
