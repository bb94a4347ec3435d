import type { Viewer } from "@/lib/access/viewer";
import { askPriceGuide } from "@/lib/features/priceguide/queries/guide";
import { priceguideInput, type PriceGuideRecord } from "@/lib/features/priceguide/schema";
import { isChosen } from "@/lib/features/place/rules";
import type { Language } from "@/lib/i18n/routing";
import { editedGuide } from "@/lib/price/edits";
import { prefillOf, type Search } from "../request/new/prefill";

const hour = 3_600_000;
/** A month without supplement or discount. */
const october = 10;

/** What the address asks for: the facts as the form shows them, and the guide. */
export async function readPrice(search: Search, language: Language, viewer: Viewer) {
  const known = await prefillOf("grouprequest", search, language, viewer);
  const facts = {
    transferType: known.transferType,
    passengers: known.passengers,
    start: { address: isChosen(known.start?.address) ? known.start?.address : null, date: known.start?.date },
    end: { address: isChosen(known.end?.address) ? known.end?.address : null, date: known.end?.date },
  };
  const asked = priceguideInput.safeParse(facts);
  const record = asked.success ? await askPriceGuide(asked.data) : null;
  return { known, asked: Object.keys(search).length > 0, record, cheaper: record && (await cheaperBy(record, facts)) };
}

type Facts = Parameters<typeof priceguideInput.parse>[0] & { end: { date?: number | null } };

/** By how much the typical price (gross) moves: an earlier way back, another month. */
async function cheaperBy({ guide, question }: PriceGuideRecord, facts: Facts) {
  if (!guide || !question) return null;
  const now = guide.gross.typical;
  const back = facts.end.date;
  const earlier = back
    ? await askPriceGuide(priceguideInput.parse({ ...facts, end: { ...facts.end, date: back - 2 * hour } }))
    : null;
  return {
    earlier: earlier?.guide && earlier.verdict !== "notDrivable" ? earlier.guide.gross.typical - now : null,
    october: guide.parts.season > 0 ? editedGuide({ ...question, month: october }).gross.typical - now : null,
  };
}
