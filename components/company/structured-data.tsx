import type { PublicCompanyRecord } from "@/lib/features/company/schema";
import { picturesOf } from "./profile-text";

export type StructuredOffer = { name: string; url: string; from: number; until: number };
type Props = { company: PublicCompanyRecord; url: string; offers?: readonly StructuredOffer[] };

function addressOf({ address }: PublicCompanyRecord) {
  if (!address) return undefined;
  return {
    "@type": "PostalAddress",
    streetAddress: `${address.street} ${address.number}`,
    postalCode: address.postal_code,
    addressLocality: address.city,
    addressRegion: address.state,
    addressCountry: address.countryISO3166Code,
  };
}

function offerOf({ name, url, from, until }: StructuredOffer) {
  return {
    "@type": "Offer",
    url,
    availabilityStarts: new Date(from).toISOString(),
    availabilityEnds: new Date(until).toISOString(),
    itemOffered: { "@type": "Service", name },
  };
}

const some = <T,>(list: readonly T[]) => (list.length > 0 ? list : undefined);

/** What a search engine may know: nothing that the page does not show, and no e-mail address. */
function localBusiness({ company, url, offers = [] }: Props) {
  const { name, description, telephone, fax, website, logo, location } = company;
  const own = logo?.startsWith("/") ? logo : undefined;
  const pictures = new Set([own, ...picturesOf(company)].flatMap((path) => (path ? [new URL(path, url).href] : [])));
  return {
    "@context": "https://schema.org",
    "@type": company.companyType === "touroperator" ? "TravelAgency" : "LocalBusiness",
    "@id": url,
    name,
    url,
    description,
    telephone: telephone ?? company.cellphone,
    faxNumber: fax,
    sameAs: website ? [website] : undefined,
    logo: own && new URL(own, url).href,
    image: some([...pictures]),
    address: addressOf(company),
    geo: location ? { "@type": "GeoCoordinates", ...location } : undefined,
    makesOffer: some(offers.map(offerOf)),
  };
}

/** JSON-LD; `<` is escaped so that no text of a company ends the script. */
export function StructuredData(props: Props) {
  const json = JSON.stringify(localBusiness(props)).replace(/</g, "\\u003c");
  return <script type="application/ld+json">{json}</script>;
}
