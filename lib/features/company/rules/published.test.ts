import { describe, expect, it } from "vitest";
import { toPublicRecord } from "./published";
import { type CompanyRecord, companyChange, publicCompanyRecord } from "../schema";

const record: CompanyRecord = {
  id: "0199aaaa-0000-7000-8000-000000000001",
  companyType: "busoperator",
  name: "Donaubus",
  slug: "donaubus",
  address: {
    street: "Hafenstraße",
    number: "7a",
    city: "Passau",
    postal_code: "94032",
    country: "Deutschland",
    countryISO3166Code: "DE",
  },
  location: { longitude: 13.46, latitude: 48.57 },
  description: "Seit 1961.",
  email: "info@donaubus.example",
  fax: null,
  cellphone: null,
  telephone: "(0851) 111111",
  website: "https://donaubus.example/",
  pdf: null,
  logo: "/api/upload/a.webp",
  images: ["/api/upload/b.webp"],
  timeZone: "Europe/Berlin",
  publicData: {},
  registered: true,
  created_at: 1,
  version: 3,
};
const shown = (publicData: CompanyRecord["publicData"] | undefined, more: Partial<CompanyRecord> = {}) =>
  publicCompanyRecord.parse(
    toPublicRecord({ ...record, ...more, publicData: publicData as CompanyRecord["publicData"] }),
  );

describe("toPublicRecord", () => {
  it("shows nothing but name and type until something is published", () => {
    for (const nothing of [{}, null, undefined, { telephone: false }]) {
      expect(shown(nothing).publicData).toEqual({});
      expect(shown(nothing)).not.toHaveProperty("telephone");
    }
  });

  it("shows a field's own value for true, and a value in its place", () => {
    const { publicData, ...rest } = shown({ telephone: true, images: true, description: "Kurz." });
    expect(rest).toMatchObject({ telephone: record.telephone, images: record.images, description: "Kurz." });
    expect(publicData).toEqual({ telephone: record.telephone, images: record.images, description: "Kurz." });
  });

  it("keeps the wish for the fleet in publicData alone", () => {
    expect(shown({ fleet: true }).publicData).toEqual({ fleet: true });
    expect(shown({ fleet: true })).not.toHaveProperty("fleet");
    expect(shown({ fleet: "13 buses" }).publicData).toEqual({});
  });

  it("leaves out what is empty or not fit to be shown", () => {
    const query = { fax: true, images: true, website: true, pdf: "javascript:alert(1)", password: true };
    expect(shown(query, { images: [], website: "javascript:alert(1)" }).publicData).toEqual({});
  });

  it("shows nothing of a company without an account", () => {
    expect(shown({ telephone: true, fleet: true }, { registered: false }).publicData).toEqual({});
  });
});

describe("companyChange", () => {
  it("takes a record as it was read", () => {
    expect(companyChange.parse({ ...record, publicData: { name: "x", type: true, email: true } })).toMatchObject({
      name: "Donaubus",
    });
  });

  it("stores only what is fit to be shown", () => {
    const change = companyChange.parse({ website: "Bücher-Reisen.example/ü", telephone: " (0851) 111111 ", fax: "" });
    expect(change.fax).toBeNull();
    const publicData = { website: true, telephone: true };
    expect(shown(publicData, { website: change.website, telephone: change.telephone }).publicData).toMatchObject({
      website: "https://xn--bcher-reisen-dlb.example/%C3%BC",
      telephone: "(0851) 111111",
    });
    expect(companyChange.safeParse({ website: `x.example/${"ü".repeat(200)}` }).success).toBe(false);
  });
});
