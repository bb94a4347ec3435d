import path from "node:path";
import { Document, Image, Link, Page, Path, Rect, Circle, renderToBuffer, Svg, Text, View } from "@react-pdf/renderer";
import sharp from "sharp";
import type { ReactNode } from "react";
import { env } from "@/env.mjs";
import type { Language } from "@/lib/i18n/routing";
import { registerFonts } from "@/lib/payment/invoice-style";
import de from "./de.json";
import en from "./en.json";
import es from "./es.json";
import { kindColours, styles, yellow } from "./style";

type Words = typeof de;
const words: Record<Language, Words> = { de, en, es };
const ink = "#131c18";

function Brand({ size = 34, onInk = false }: { size?: number; onInk?: boolean }) {
  return (
    <View style={styles.brand}>
      <Svg width={size} height={size} viewBox="0 0 48 48">
        <Rect x="0" y="0" width="48" height="48" rx="9" fill={onInk ? yellow : "#fff"} />
        {[7.5, 17.3, 27.1].map((x) => (
          <Rect key={x} x={x} y="9" width="6.8" height="13" rx="2.2" fill={ink} />
        ))}
        <Circle cx="14.5" cy="36.2" r="5" fill={ink} />
        <Path
          d="M6.8 27h34.8l-2.9-8.5"
          fill="none"
          stroke={ink}
          strokeWidth={3.4}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <Circle cx="34" cy="36.2" r="3.6" fill={onInk ? yellow : "#fff"} stroke={ink} strokeWidth={2.8} />
      </Svg>
      <Text style={styles.name}>Charabanc</Text>
    </View>
  );
}

const Stop = ({ number }: { number: number }) => (
  <View style={styles.stop}>
    <Text style={styles.stopNumber}>{number}</Text>
  </View>
);

function Foot({ page, title }: { page: string; title: string }) {
  return (
    <View style={styles.foot} fixed>
      <View style={styles.footRow}>
        <Text>{`Charabanc, ${title}`}</Text>
        <Text render={({ pageNumber, totalPages }) => `${page} ${pageNumber} / ${totalPages}`} />
      </View>
    </View>
  );
}

function Cover({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) {
  return (
    <View style={styles.cover}>
      <Brand />
      <Text style={styles.title}>{title}</Text>
      <Text style={styles.lead}>{lead}</Text>
      {children}
    </View>
  );
}

type Section = Words["manual"]["sections"][number];

function Chapter({ section, picture, number }: { section: Section; picture: Buffer | null; number: number }) {
  return (
    <View break={number > 1} id={`chapter-${number}`}>
      <Text style={styles.heading}>{`${number}  ${section.title}`}</Text>
      <Text style={styles.lead}>{section.lead}</Text>
      {picture && <Image style={styles.picture} src={picture} />}
      <View style={{ marginTop: 10 }}>
        {section.steps.map((step, index) => (
          <View key={step} style={styles.step} wrap={false}>
            <Stop number={index + 1} />
            <Text style={styles.stepText}>{step}</Text>
          </View>
        ))}
      </View>
      <View style={styles.tip} wrap={false}>
        <Text>{section.tip}</Text>
      </View>
    </View>
  );
}

function Manual({ text, lng, pictures }: { text: Words; lng: Language; pictures: readonly (Buffer | null)[] }) {
  const { title, lead, contents, sections, help } = text.manual;
  return (
    <Document title={`Charabanc: ${title}`} author="Charabanc" language={lng}>
      <Page size="A4" style={styles.page}>
        <Cover title={title} lead={lead} />
        <Text style={styles.small}>{contents}</Text>
        {sections.map((section, index) => (
          <Link key={section.title} src={`#chapter-${index + 1}`} style={[styles.entry, styles.rule]}>
            <Text>{`${index + 1}  ${section.title}`}</Text>
            <Text>{index + 2}</Text>
          </Link>
        ))}
        <Text style={{ marginTop: 30 }}>
          {help.replace("{email}", env.OPERATOR_EMAIL).replace("{phone}", env.OPERATOR_PHONE)}
        </Text>
        <Foot page={text.page} title={title} />
      </Page>
      <Page size="A4" style={styles.page}>
        {sections.map((section, index) => (
          <Chapter key={section.title} section={section} picture={pictures[index] ?? null} number={index + 1} />
        ))}
        <Foot page={text.page} title={title} />
      </Page>
    </Document>
  );
}

function Flyer({ text, lng }: { text: Words; lng: Language }) {
  const { title, lead, blocks, steps, call } = text.flyer;
  const address = `${env.APP_URL.replace(/^https?:\/\//, "")}/${lng}`;
  return (
    <Document title={`Charabanc: ${title}`} author="Charabanc" language={lng}>
      <Page size="A4" style={styles.page}>
        <Cover title={title} lead={lead} />
        <View style={styles.line}>
          {steps.map((step, index) => (
            <View key={step} style={styles.lineStep}>
              <Stop number={index + 1} />
              <Text style={[styles.blockTitle, styles.centred]}>{step}</Text>
            </View>
          ))}
        </View>
        <View style={styles.grid}>
          {blocks.map((block) => (
            <View key={block.title} style={[styles.block, { borderTopColor: kindColours[block.kind] ?? ink }]}>
              <Text style={styles.blockTitle}>{block.title}</Text>
              <Text style={styles.blockText}>{block.text}</Text>
            </View>
          ))}
        </View>
        <View style={styles.call}>
          <View style={styles.callRow}>
            <View>
              <Text style={styles.blockTitle}>{call}</Text>
              <Text>{address}</Text>
            </View>
            <Brand size={30} onInk />
          </View>
        </View>
      </Page>
    </Document>
  );
}

/** The first picture of a film; null where a chapter has none. */
const pictureOf = (film: string | null, lng: Language) =>
  film
    ? sharp(path.join(process.cwd(), "public/films", film, `${lng}.webp`))
        .jpeg({ quality: 82 })
        .toBuffer()
    : null;

async function drawManual(lng: Language) {
  registerFonts();
  const text = words[lng];
  const pictures = await Promise.all(text.manual.sections.map(({ film }) => pictureOf(film, lng)));
  return renderToBuffer(<Manual text={text} lng={lng} pictures={pictures} />);
}

function drawFlyer(lng: Language) {
  registerFonts();
  return renderToBuffer(<Flyer text={words[lng]} lng={lng} />);
}

/** The PDFs of a language, as an admin would upload them. */
export const drawPaper = { manual: drawManual, flyer: drawFlyer };
