import type { PublicCompanyRecord } from "@/lib/features/company/schema";

type Props = { company: PublicCompanyRecord; url: string };

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

/** What a search engine may know: nothing that the page does not show, and no e-mail address. */
function localBusiness({ company, url }: Props) {
  const { name, description, telephone, website, logo, location } = company;
  return {
    "@context": "https://schema.org",
    "@type": company.companyType === "touroperator" ? "TravelAgency" : "LocalBusiness",
    "@id": url,
    name,
    url,
    description,
    telephone,
    sameAs: website ? [website] : undefined,
    image: logo ? new URL(logo, url).href : undefined,
    address: addressOf(company),
    geo: location ? { "@type": "GeoCoordinates", ...location } : undefined,
  };
}

/** JSON-LD; `<` is escaped so that no text of a company ends the script. */
export function StructuredData(props: Props) {
  const json = JSON.stringify(localBusiness(props)).replace(/</g, "\\u003c");
  return <script type="application/ld+json">{json}</script>;
}
