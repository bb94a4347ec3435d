import { env } from "@/env.mjs";
import type { Language } from "@/lib/i18n/routing";
import { log } from "@/lib/log";

/** What the port gives: the shape of the wire's Place, which the feature checks. */
type FoundPlace = {
  address: string;
  placeId: string;
  address_fields: {
    street: string;
    number: string;
    city: string;
    state?: string;
    postal_code: string;
    country: string;
    countryISO3166Code: string;
  };
  location: { longitude: number; latitude: number };
  types: string[];
};
type Component = { longText?: string; shortText?: string; types?: string[] };
type GooglePlace = {
  id?: string;
  formattedAddress?: string;
  displayName?: { text?: string };
  addressComponents?: Component[];
  location?: { latitude?: number; longitude?: number };
  types?: string[];
};
type Near = { longitude: number; latitude: number };
type Settings = { key: string; baseUrl?: string; timeout?: number };

const fields = ["id", "formattedAddress", "displayName", "addressComponents", "location", "types"];

function presentGoogle(found: GooglePlace): FoundPlace | null {
  const { latitude, longitude } = found.location ?? {};
  if (!found.id || latitude === undefined || longitude === undefined) return null;
  const part = (...types: string[]) =>
    types
      .map((type) => found.addressComponents?.find((component) => component.types?.includes(type)))
      .find((component) => component?.longText);
  const country = part("country");
  const state = part("administrative_area_level_1")?.longText;
  const street = part("route")?.longText ?? "";
  const town = part("locality", "postal_town", "sublocality", "administrative_area_level_3")?.longText;
  // A sight's own name stands for its town; a house's would put its street where everybody reads.
  const city = town ?? (street ? "" : found.displayName?.text);
  return {
    address: (found.formattedAddress ?? found.displayName?.text ?? "").slice(0, 500),
    placeId: found.id,
    address_fields: {
      street,
      number: part("street_number")?.longText ?? "",
      city: city ?? "",
      ...(state ? { state } : {}),
      postal_code: part("postal_code")?.longText ?? "",
      country: country?.longText ?? "",
      countryISO3166Code: country?.shortText ?? "",
    },
    location: { longitude, latitude },
    types: (found.types ?? []).filter((type) => type.length >= 2).slice(0, 30),
  };
}

/**
 * Google Places API (New). Every failure is null, so that the caller turns to the gazetteer:
 * a search field must not depend on somebody else's service.
 */
export function makeGooglePlaces({ key, baseUrl = "https://places.googleapis.com/v1", timeout = 2_500 }: Settings) {
  async function call<T>(path: string, mask: string, body?: unknown): Promise<T | null> {
    try {
      const response = await fetch(`${baseUrl}${path}`, {
        method: body ? "POST" : "GET",
        headers: { "Content-Type": "application/json", "X-Goog-Api-Key": key, "X-Goog-FieldMask": mask },
        body: body ? JSON.stringify(body) : undefined,
        signal: AbortSignal.timeout(timeout),
      });
      if (response.ok) return (await response.json()) as T;
      log.warn({ status: response.status }, "place service refused");
    } catch (error) {
      log.warn({ err: error }, "place service out of reach");
    }
    return null;
  }

  return {
    async search(q: string, language: Language, near?: Near): Promise<FoundPlace[] | null> {
      const answer = await call<{ places?: GooglePlace[] }>(
        "/places:searchText",
        fields.map((field) => `places.${field}`).join(","),
        {
          textQuery: q,
          languageCode: language,
          pageSize: 8,
          ...(near ? { locationBias: { circle: { center: near, radius: 50_000 } } } : {}),
        },
      );
      return answer && (answer.places ?? []).flatMap((found) => presentGoogle(found) ?? []);
    },
    async byId(id: string, language: Language): Promise<FoundPlace | null> {
      const path = `/places/${encodeURIComponent(id)}?languageCode=${language}`;
      const found = await call<GooglePlace>(path, fields.join(","));
      return found && presentGoogle(found);
    },
  };
}

export const googlePlaces = () => makeGooglePlaces({ key: env.GOOGLE_PLACES_KEY ?? "" });
