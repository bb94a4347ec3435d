import type { Language } from "@/lib/i18n/routing";
import { mailDomain, mayClaimByDomain } from "./mail-domain";
import { slugOf } from "@/lib/fold";

/** Days that a mailed claim link lives. */
export const claimDays = 14;

type Candidate = { name: string; email: string; website: string | null };

function hostOf(website: string) {
  return URL.canParse(website) ? new URL(website).hostname.replace(/^www\./, "") : null;
}

/** Whether a company's own web address says that a mail domain is its own; null where it has none. */
function domainIsOwn({ website }: Candidate, domain: string) {
  return website ? hostOf(website) === domain : null;
}

const only = <T>(list: readonly T[]) => (list.length === 1 ? (list[0] ?? null) : null);

/**
 * The passive provider that a proven mail address takes over; null where that is not plain. Its stored address
 * is proof enough. Another one of its domain is proof where the domain is the company's alone: no other company
 * uses it (`shared`; else it may be a provider's that no list knows) and its web address does not lie elsewhere.
 */
export function claimedByAddress<T extends Candidate>(
  { email, companyName }: { email: string; companyName: string },
  candidates: readonly T[],
  shared: boolean,
): { company: T; by: "address" | "domain" } | null {
  const sameName = (list: readonly T[]) => list.filter(({ name }) => slugOf(name) === slugOf(companyName));
  const exact = candidates.filter((company) => company.email.trim().toLowerCase() === email);
  const addressed = only(exact) ?? only(sameName(exact));
  if (addressed) return { company: addressed, by: "address" };
  if (exact.length > 0 || !mayClaimByDomain(email)) return null;
  const domain = mailDomain(email);
  const alone = shared ? null : only(candidates);
  if (alone) return domainIsOwn(alone, domain) === false ? null : { company: alone, by: "domain" };
  const named = only(sameName(candidates.filter((company) => domainIsOwn(company, domain))));
  return named && { company: named, by: "domain" };
}

/** Page of the registration that takes over a company of this type. */
export function registerPageOf(companyType: string) {
  return companyType === "travelService" ? "advertiser" : "buspartner";
}

const speaking: Record<string, Language> = { DE: "de", AT: "de", CH: "de", LI: "de", ES: "es" };

/** Language of a mail to a company that has chosen none. */
export function languageOfCountry(code: unknown): Language {
  return speaking[typeof code === "string" ? code : ""] ?? "en";
}
