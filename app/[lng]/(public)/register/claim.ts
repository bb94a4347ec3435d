import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { claimedProfile } from "@/lib/features/user/queries/claim";
import { registerPageOf } from "@/lib/features/user/rules/claim";

export type ClaimQuery = { claim?: string | string[] };

/** An address with a token in it is nobody else's to know. */
export function claimMetadata({ claim }: ClaimQuery): Metadata {
  return claim === undefined ? {} : { robots: { index: false }, referrer: "no-referrer" };
}

/** The profile behind a claim link, on the page for its side of the market; null without a link. */
export async function loadClaim(lng: string, page: "advertiser" | "buspartner", { claim }: ClaimQuery) {
  if (claim === undefined) return null;
  const token = typeof claim === "string" ? claim : "";
  const profile = await claimedProfile(token);
  if (!profile) return "dead";
  const right = registerPageOf(profile.companyType);
  if (right !== page) redirect(`/${lng}/register/${right}?claim=${token}`);
  return { token, profile };
}
