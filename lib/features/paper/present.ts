import { env } from "@/env.mjs";
import { placeLine, routeName } from "@/lib/i18n/place-names";
import { type IcsEvent, icsText } from "@/lib/ics/ics";
import { marketTimeZone } from "@/lib/i18n/formats";
import { type PaperWords, paperWords } from "@/lib/i18n/paper-words";
import type { Language } from "@/lib/i18n/routing";
import type { PaperRow } from "./queries";
import type { Confirmation, Programme } from "./schema";

type Part = { part: "out" | "back"; start: number; end: number; at: Programme["startPlace"] };

/** There and back are two entries: between them a calendar is free. */
function partsOf({ transferType, start, end, arrival, back, startPlace, endPlace }: Programme): Part[] {
  if (transferType !== "transfertwoway") return [{ part: "out", start, end: arrival ?? end, at: startPlace }];
  const out = { part: "out", start, end: arrival ?? start, at: startPlace } as const;
  return [out, { part: "back", start: end, end: back ?? end, at: endPlace ?? startPlace }];
}

const called = ({ part }: Part, { startPlace, endPlace }: Programme, language: Language, t: PaperWords) => {
  const [from, to] = part === "back" && endPlace ? [endPlace, startPlace] : [startPlace, endPlace];
  return t("paper.ics.summary", { route: routeName(from, to, language, " – ") });
};

/** The trip for a calendar. `stamp`: when it last changed. */
export function tripIcs(row: PaperRow, content: Confirmation, stamp: number, language: Language) {
  const t = paperWords(language);
  const { programme, company } = content;
  const plates = [content.bus, ...(content.moreBuses ?? [])].flatMap((bus) => bus?.licenceplate ?? []);
  const lines = [
    `AB-${row.number}`,
    company.name,
    company.phone,
    plates.length > 0 ? t("paper.ics.bus", { plate: plates.join(", ") }) : "",
  ];
  const events = partsOf(programme).map(
    (part): IcsEvent => ({
      uid: `${row.id}-${part.part}@${new URL(env.APP_URL).hostname}`,
      stamp,
      sequence: row.version,
      start: part.start,
      end: part.end,
      status: row.state === "cancelled" ? "CANCELLED" : "CONFIRMED",
      busy: true,
      summary: called(part, programme, language, t),
      description: lines.filter(Boolean).join("\n"),
      location: placeLine(part.at, language),
    }),
  );
  const name = t("paper.ics.name", { number: `AB-${row.number}` });
  return icsText({ name, description: name, timeZone: marketTimeZone, events });
}
