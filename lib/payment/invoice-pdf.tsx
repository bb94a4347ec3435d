import { Document, Page, renderToBuffer, Text, View } from "@react-pdf/renderer";
import { createTranslator } from "next-intl";
import type { InvoiceRecord } from "@/lib/features/subscription/schema/subscription";
import { countryName } from "@/lib/i18n/countries";
import { formatDate, formatMoney, formatNumber } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import de from "@/locales/de/subscription.json";
import en from "@/locales/en/subscription.json";
import es from "@/locales/es/subscription.json";
import { registerFonts, styles } from "./invoice-style";
import type { Issuer } from "./issuer";
import { isEu } from "./vat";

const messages: Record<Language, typeof en> = { de, en, es };

/** Words of an invoice in its recipient's language, whoever opens it. */
const invoiceWords = (language: Language) =>
  createTranslator({ locale: language, messages: messages[language], namespace: "invoice" });

type InvoiceWords = ReturnType<typeof invoiceWords>;

type Drawn = { invoice: InvoiceRecord; issuer: Issuer; t: InvoiceWords };

function Head({ issuer }: Drawn) {
  return (
    <View style={styles.head}>
      <Text style={styles.mark}>Charabanc</Text>
      <View style={styles.issuer}>
        {[issuer.name, issuer.address, issuer.email, issuer.phone].map((line) => (
          <Text key={line}>{line}</Text>
        ))}
      </View>
    </View>
  );
}

function Addressee({ invoice: { recipient }, issuer }: Drawn) {
  const country = countryName(recipient.country, recipient.language);
  const lines = [recipient.name, recipient.person, ...recipient.lines, country].filter(Boolean);
  return (
    <View style={styles.recipient}>
      <Text style={styles.sender}>{`${issuer.name}, ${issuer.address}`}</Text>
      {lines.map((line) => (
        <Text key={line}>{line}</Text>
      ))}
    </View>
  );
}

function Facts({ invoice, t }: Drawn) {
  const { number, issuedAt, dueAt, recipient } = invoice;
  const facts = [
    [t("number"), number],
    [t("date"), formatDate(issuedAt)],
    [t("due"), formatDate(dueAt)],
    ...(recipient.vatId ? [[t("yourVatId"), recipient.vatId]] : []),
  ];
  return (
    <View style={styles.facts}>
      {facts.map(([label, value]) => (
        <View key={label} style={styles.fact}>
          <Text>{label}</Text>
          <Text style={styles.bold}>{value}</Text>
        </View>
      ))}
    </View>
  );
}

function Lines({ invoice, t }: Drawn) {
  const { plan, interval, net, vat, gross, vatRate, currency, periodStart, periodEnd, recipient } = invoice;
  const money = (cents: number) => formatMoney(cents, currency, recipient.language);
  const period =
    periodStart && periodEnd
      ? t("period", { start: formatDate(periodStart), end: formatDate(periodEnd) })
      : t("fromPayment");
  const sums = [
    [t("net"), money(net)],
    [t("vat", { rate: formatNumber(vatRate, recipient.language) }), money(vat)],
  ];
  return (
    <View>
      <View style={[styles.row, styles.line, styles.bold]}>
        <Text>{t("service")}</Text>
        <Text>{t("net")}</Text>
      </View>
      <View style={[styles.row, styles.line]}>
        <View>
          <Text>{t(`line.${plan}`, { interval })}</Text>
          <Text>{period}</Text>
        </View>
        <Text>{money(net)}</Text>
      </View>
      <View style={styles.sums}>
        {sums.map(([label, value]) => (
          <View key={label} style={styles.fact}>
            <Text>{label}</Text>
            <Text>{value}</Text>
          </View>
        ))}
        <View style={[styles.fact, styles.bold]}>
          <Text>{t("gross")}</Text>
          <Text>{money(gross)}</Text>
        </View>
      </View>
    </View>
  );
}

function Notes({ invoice, issuer, t }: Drawn) {
  const { reverseCharge, recipient, number, dueAt, state, paidAt } = invoice;
  const tax = reverseCharge ? t("reverseCharge") : isEu(recipient.country) ? null : t("outside");
  const pay = t("pay", {
    due: formatDate(dueAt),
    number,
    iban: issuer.iban.replaceAll(" ", "\u00a0"),
    bic: issuer.bic,
    bank: issuer.bank,
  });
  return (
    <View style={styles.notes}>
      {tax && <Text>{tax}</Text>}
      {state === "open" && <Text>{pay}</Text>}
      {state === "paid" && paidAt && <Text>{t("paid", { date: formatDate(paidAt) })}</Text>}
      {state === "cancelled" && <Text style={styles.bold}>{t("cancelled")}</Text>}
    </View>
  );
}

function Foot({ issuer, t }: Drawn) {
  const blocks = [
    [issuer.name, issuer.address],
    [t("manager", { name: issuer.manager }), issuer.register, t("vatId", { id: issuer.vatId })],
    [issuer.bank, issuer.iban, issuer.bic],
  ];
  return (
    <View style={styles.foot} fixed>
      {blocks.map((lines) => (
        <View key={lines[0]}>
          {lines.map((line) => (
            <Text key={line}>{line}</Text>
          ))}
        </View>
      ))}
    </View>
  );
}

/** The invoice's PDF, A4, in its recipient's language. */
export async function renderInvoice(invoice: InvoiceRecord, issuer: Issuer): Promise<Uint8Array> {
  registerFonts();
  const { language } = invoice.recipient;
  const drawn = { invoice, issuer, t: invoiceWords(language) };
  const title = drawn.t("title", { number: invoice.number });
  const issued = new Date(invoice.issuedAt);
  return renderToBuffer(
    <Document title={title} author={issuer.name} language={language} creationDate={issued} modificationDate={issued}>
      <Page size="A4" style={styles.page}>
        <Head {...drawn} />
        <View style={styles.columns}>
          <Addressee {...drawn} />
          <Facts {...drawn} />
        </View>
        <Text style={styles.title}>{title}</Text>
        <Lines {...drawn} />
        <Notes {...drawn} />
        <Foot {...drawn} />
      </Page>
    </Document>,
  );
}
