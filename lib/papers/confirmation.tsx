import { Document, renderToBuffer, Text, View } from "@react-pdf/renderer";
import type { Confirmation, Issued } from "@/lib/features/paper/schema";
import { formatMoney, formatNumber } from "@/lib/i18n/formats";
import { type PaperWords, paperWords } from "@/lib/i18n/paper-words";
import type { Language } from "@/lib/i18n/routing";
import { printable, registerFonts, styles as paper } from "@/lib/payment/invoice-style";
import { Cancelled, type Drawn, Heading, Line, Parties, ProgrammeHeading, Sheet, Way } from "./trip-sheet";

/** A word of a closed list in the reader's language; what was typed by hand as it stands. */
function wordOf(t: PaperWords, group: "extras" | "vehicleTypes", value: string) {
  const key = `${group}.${value}` as Parameters<PaperWords>[0];
  return t.has(key) ? t(key) : value;
}

function Bus({ content: { bus, moreBuses = [], terms, programme }, t }: Drawn & { content: Confirmation }) {
  const wordsOf = ({ licenceplate, name, design, capacity }: NonNullable<Confirmation["bus"]>) => [
    licenceplate,
    name,
    wordOf(t, "vehicleTypes", design),
    t("paper.seats", { count: capacity }),
  ];
  const vehicle = bus ? wordsOf(bus) : [moreBuses.length > 0 ? "" : terms.vehicle];
  const { passengers, quantity } = programme;
  const all = moreBuses.length + 1;
  const label = (at: number) => (all > 1 ? t("paper.busOf", { n: at + 1, all }) : t("paper.bus"));
  return (
    <View>
      <Line label={t("paper.kind")}>{t(`transferTypes.${programme.transferType}`)}</Line>
      {passengers !== null && <Line label={t("paper.passengers")}>{String(passengers)}</Line>}
      <Line label={label(0)}>{vehicle.filter(Boolean).join(", ") || t("paper.busLater")}</Line>
      {moreBuses.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is drawn once
        <Line key={at} label={label(at + 1)}>
          {one ? wordsOf(one).filter(Boolean).join(", ") : t("paper.busLater")}
        </Line>
      ))}
      {quantity > 1 && <Line label={t("paper.quantity")}>{String(quantity)}</Line>}
    </View>
  );
}

function Price({ content: { price }, language, t }: Drawn & { content: Confirmation }) {
  const { currency, amount, vatIncluded, vatRate, net, vat, gross, shares = [] } = price;
  const money = (cents: number) => formatMoney(cents, currency, language);
  const shared = shares.map((share, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is drawn once
    <Line key={at} label={t("paper.share", { n: at + 1 })}>
      {sumOf(share, price, language, t)}
    </Line>
  ));
  if (vatRate === null || net === null || vat === null || gross === null)
    return (
      <View wrap={false}>
        <Line label={t("paper.price")}>
          {t(vatIncluded ? "paper.grossOnly" : "paper.netOnly", { price: money(amount) })}
        </Line>
        {shared}
      </View>
    );
  return (
    <View wrap={false}>
      <Line label={t("paper.net")}>{money(net)}</Line>
      <Line label={t("paper.vat", { rate: formatNumber(vatRate, language) })}>{money(vat)}</Line>
      <View style={paper.bold}>
        <Line label={t("paper.gross")}>{money(gross)}</Line>
      </View>
      {shared}
    </View>
  );
}

/** A share of what is paid, which is without tax where the rate is open. */
function sumOf(
  cents: number,
  { currency, gross, vatIncluded }: Confirmation["price"],
  language: Language,
  t: PaperWords,
) {
  const price = formatMoney(cents, currency, language);
  return gross === null && !vatIncluded && cents !== 0 ? t("paper.netSum", { price }) : price;
}

/** What calling off costs whoever has ordered; a company that calls off asks for nothing. */
function feeWords({ cancelled, price }: Confirmation, language: Language, t: PaperWords) {
  if (cancelled?.by !== "author") return "";
  const { fee } = cancelled;
  if (fee === null) return t("paper.cancelled.byTerms");
  return t("paper.cancelled.fee", { fee: sumOf(fee, price, language, t) });
}

function Terms({ content: { terms, price }, language, t }: Drawn & { content: Confirmation }) {
  const list = (items: readonly string[]) => items.map((item) => wordOf(t, "extras", item)).join(", ");
  const { included, notIncluded, description, cancellation, ladder } = terms;
  const gross = price.gross ?? price.amount;
  return (
    <View>
      <View wrap={false}>
        <Heading>{t("paper.included")}</Heading>
        <Text>{included.length > 0 ? list(included) : t("paper.nothingNamed")}</Text>
      </View>
      {notIncluded.length > 0 && <Text>{t("paper.notIncluded", { list: list(notIncluded) })}</Text>}
      {description !== "" && <Text style={{ marginTop: 4 }}>{description}</Text>}
      <View wrap={false}>
        <Heading>{t("paper.cancelling")}</Heading>
        {ladder?.map(({ days, percent }) => (
          <Line key={days} label={t("paper.ladderFrom", { days })}>
            {t("paper.ladderFee", {
              percent,
              fee: sumOf(Math.round((gross * percent) / 100), price, language, t),
            })}
          </Line>
        ))}
      </View>
      {ladder && ladder.length > 0 && <Text style={{ marginTop: 4 }}>{t("paper.ladderFree")}</Text>}
      {cancellation !== "" && <Text style={{ marginTop: 4 }}>{cancellation}</Text>}
      {!ladder?.length && cancellation === "" && <Text>{t("paper.nothingNamed")}</Text>}
    </View>
  );
}

/** The order confirmation, A4, in the reader's language. */
export async function renderConfirmation(issued: Issued<Confirmation>, language: Language) {
  registerFonts();
  const t = paperWords(language);
  const { number, version, issuedAt } = issued;
  const content = printable(issued.content);
  const name = `AB-${number}`;
  const drawn = { name, version, issuedAt, language, t };
  const title = t("paper.confirmation");
  return renderToBuffer(
    <Document title={`${title} ${name}`} author="Charabanc" language={language}>
      <Sheet {...drawn} company={content.company.name} title={title} request={content.request}>
        <Cancelled
          cancelled={content.cancelled}
          company={content.company.name}
          more={feeWords(content, language, t)}
          t={t}
        />
        <Parties author={content.author} company={content.company} t={t} />
        <ProgrammeHeading programme={content.programme} language={language} t={t} />
        <Way programme={content.programme} language={language} t={t} />
        <Heading>{t("paper.vehicle")}</Heading>
        <Bus {...drawn} content={content} />
        <View wrap={false}>
          <Heading>{t("paper.price")}</Heading>
          <Price {...drawn} content={content} />
        </View>
        <Terms {...drawn} content={content} />
      </Sheet>
    </Document>,
  );
}
