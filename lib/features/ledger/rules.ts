import type { LedgerSection } from "./schema";

const sumOf = (sections: readonly LedgerSection[], part: LedgerSection["part"]) =>
  sections.reduce((sum, section) => sum + (section.part === part ? section.km : 0), 0);

/** The three sums of which a trip's figures consist, in km. */
export const kmOf = (sections: readonly LedgerSection[]) => ({
  aloneKm: sumOf(sections, "alone"),
  emptyKm: sumOf(sections, "empty"),
  paidKm: sumOf(sections, "paid"),
});
