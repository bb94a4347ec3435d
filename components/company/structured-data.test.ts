import { describe, expect, it } from "vitest";
import type { PublicCompanyRecord } from "@/lib/features/company/schema";
import { StructuredData } from "./structured-data";

const url = "https://charabanc.example/de/publicProfile/eder";
const company: PublicCompanyRecord = {
  id: "01a1fc71-b2af-73f6-b864-9096d9f60f06",
  companyType: "busoperator",
  name: "Eder </script><script>alert(1)</script>",
  slug: "eder",
  email: "info@eder.example",
  publicData: { email: "info@eder.example" },
  registered: true,
  created_at: 0,
  version: 1,
};

type Props = Parameters<typeof StructuredData>[0];
const textOf = (props: Omit<Props, "url">): string => StructuredData({ url, ...props }).props.children;

describe("structured data", () => {
  it("no name ends the script, and no e-mail address is told to robots", () => {
    const text = textOf({ company });
    expect(text).not.toContain("<");
    expect(text).not.toContain("info@eder.example");
    expect(JSON.parse(text)).toEqual({
      "@context": "https://schema.org",
      "@type": "LocalBusiness",
      "@id": url,
      name: company.name,
      url,
    });
  });

  it("tells address, position, pictures and web page as published", () => {
    const shown: PublicCompanyRecord = {
      ...{ ...company, companyType: "touroperator", cellphone: "+49 171 5550120", website: "https://eder.example/" },
      logo: "/api/upload/logo.webp",
      images: ["/api/upload/a.webp", "/api/upload/logo.webp", "https://elsewhere.example/x.png"],
      location: { longitude: 13.4, latitude: 48.5 },
      address: {
        ...{ street: "Regensburger Straße", number: "120", city: "Passau", postal_code: "94036" },
        ...{ country: "Deutschland", countryISO3166Code: "DE" },
      },
    };
    expect(JSON.parse(textOf({ company: shown }))).toMatchObject({
      "@type": "TravelAgency",
      telephone: "+49 171 5550120",
      sameAs: ["https://eder.example/"],
      logo: "https://charabanc.example/api/upload/logo.webp",
      image: ["https://charabanc.example/api/upload/logo.webp", "https://charabanc.example/api/upload/a.webp"],
      geo: { "@type": "GeoCoordinates", longitude: 13.4, latitude: 48.5 },
      address: { streetAddress: "Regensburger Straße 120", addressLocality: "Passau", addressCountry: "DE" },
    });
  });

  it("offers free buses and empty rides with the time in which they are there", () => {
    const ride = { name: "Freier Bus: Passau", url: "https://charabanc.example/de/request/1" };
    const day = Date.UTC(2027, 4, 1);
    const text = textOf({ company, offers: [{ ...ride, from: day, until: day + 86_400_000 }] });
    expect(JSON.parse(text).makesOffer).toEqual([
      {
        "@type": "Offer",
        url: ride.url,
        availabilityStarts: "2027-05-01T00:00:00.000Z",
        availabilityEnds: "2027-05-02T00:00:00.000Z",
        itemOffered: { "@type": "Service", name: ride.name },
      },
    ]);
  });
});
