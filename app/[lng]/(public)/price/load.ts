import type { Viewer } from "@/lib/access/viewer";
import { askPriceGuide } from "@/lib/features/priceguide/queries/guide";
import { priceChanges } from "@/lib/features/priceguide/queries/changes";
import { type PriceFacts, priceguideInput } from "@/lib/features/priceguide/schema";
import { isChosen } from "@/lib/features/place/rules";
import type { Language } from "@/lib/i18n/routing";
import { prefillOf, type Search } from "../request/new/prefill";

/** What the address asks for: the facts as the form shows them, the guide, and what would change it. */
export async function readPrice(search: Search, language: Language, viewer: Viewer) {
  const isAsked = Object.keys(search).length > 0;
  const filled = await prefillOf("grouprequest", search, language, viewer);
  // What is not said is reckoned as one way: the form says so, too.
  const known = { ...filled, transferType: filled.transferType ?? (isAsked ? "transferoneway" : undefined) };
  const { transferType, passengers, vehicleTypes, stops, start, end } = known;
  const chosen = (address: NonNullable<typeof start>["address"]) => (isChosen(address) ? address : null);
  const facts: PriceFacts = {
    transferType,
    passengers,
    vehicleTypes,
    stops: stops?.filter(isChosen),
    start: { address: chosen(start?.address), date: start?.date },
    end: { address: chosen(end?.address), date: end?.date },
  };
  const asked = priceguideInput.safeParse(facts);
  const record = asked.success ? await askPriceGuide(asked.data) : null;
  const changes = record && (await priceChanges(viewer, record, facts));
  return { known, asked: isAsked, record, changes };
}
