import { tableSettings } from "@/lib/state/table-settings";
import { type OfferState, offerStates } from "@/lib/features/offer/rules";

/** Rows a page. */
export const { take } = tableSettings.default;

/** `offer`: the one that a mail leads to. */
export type OffersFilter = { state: OfferState | null; page: number; offer: string | null };

type Search = Record<string, string | string[] | undefined>;
const first = (value: Search[string]) => [value ?? []].flat()[0] ?? "";
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The filter of an address; what is no filter counts as none. */
export function readOffers(search: Search): OffersFilter {
  const page = Number(first(search.page));
  const offer = first(search.offer);
  return {
    state: offerStates.find((state) => state === first(search.state)) ?? null,
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    offer: uuid.test(offer) ? offer : null,
  };
}

/** Search parameters of a filter, defaults left out. */
export function writeOffers({ state, page }: Pick<OffersFilter, "state" | "page">) {
  const search = new URLSearchParams();
  if (state) search.set("state", state);
  if (page > 1) search.set("page", String(page));
  const text = search.toString();
  return text ? `?${text}` : "";
}
