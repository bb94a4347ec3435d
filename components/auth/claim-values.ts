import { emptyPlace } from "@/lib/features/place/rules";
import type { ClaimProfile } from "@/lib/features/user/schema/claim";
import type { RegisterForm } from "@/lib/features/user/schema/register-form";

function placeOf({ address, location }: ClaimProfile): RegisterForm["company"]["place"] {
  if (!address.city) return emptyPlace;
  // Without a position the town stands there as if typed, and is chosen from the list.
  if (!location) return { ...emptyPlace, address: address.city, address_fields: address };
  const text = [address.city, address.country].filter(Boolean).join(", ");
  return { address: text, placeId: "profile", address_fields: address, location };
}

const partnerTypes = ["busoperator", "touroperator", "driver"] as const;

/** The company step as it begins where a known profile is taken over. */
export function companyOfClaim(profile: ClaimProfile): RegisterForm["company"] {
  return {
    companyType: partnerTypes.find((type) => type === profile.companyType),
    name: profile.name,
    place: placeOf(profile),
    telephone: profile.telephone ?? "",
    website: profile.website ?? "",
  };
}
