import { describe, expect, it } from "vitest";
import type { CompanyRecord } from "@/lib/features/company/schema";
import { draftRecord } from "./draft";
import { fields } from "./merge";
import { changeOf, fieldOf, type ProfileValues, valuesOf } from "./values";

const { conflictsOf, isChanged, mergeValues } = fields;

const record: CompanyRecord = {
  id: "0199aaaa-0000-7000-8000-000000000001",
  companyType: "busoperator",
  name: "Donaubus",
  slug: "donaubus",
  address: { city: "Passau", country: "Deutschland", countryISO3166Code: "DE" },
  location: null,
  description: "Lang und breit.",
  email: "info@donaubus.example",
  fax: null,
  cellphone: null,
  telephone: "+49 851 111111",
  website: null,
  pdf: null,
  logo: null,
  images: [],
  timeZone: "Europe/Berlin",
  publicData: { telephone: true, description: "Kurz.", owner: "x" },
  registered: true,
  created_at: 1,
  version: 3,
};
const typed = (changes: Partial<ProfileValues>, shown: Partial<ProfileValues["shown"]> = {}) => {
  const values = valuesOf(record);
  return { ...values, ...changes, shown: { ...values.shown, ...shown } };
};

describe("changeOf", () => {
  it("is the version alone where nothing was touched, though the address was never complete", () => {
    expect(changeOf(typed({}), record)).toEqual({ version: 3 });
    expect(isChanged(typed({}), valuesOf(record))).toBe(false);
  });

  it("holds what differs, address and position each for itself", () => {
    const { place } = valuesOf(record);
    const moved = { ...place, address_fields: { ...place.address_fields, street: "Hafenstraße" } };
    expect(changeOf(typed({ fax: "+49 851 2", place: moved }), record)).toEqual({
      fax: "+49 851 2",
      address: moved.address_fields,
      version: 3,
    });
    const chosen = { ...place, location: { longitude: 13, latitude: 48 } };
    expect(changeOf(typed({ place: chosen }), record)).toEqual({ location: chosen.location, version: 3 });
    const known = { ...record, location: chosen.location };
    expect(changeOf({ ...valuesOf(known), place }, known)).toEqual({ location: null, version: 3 });
  });

  it("keeps a published value of its own until its field or switch is touched", () => {
    const query = (values: ProfileValues) => changeOf(values, record).publicData;
    expect(query(typed({}, { email: true }))).toEqual({ description: "Kurz.", email: true, telephone: true });
    expect(query(typed({ description: "Neu." }))).toEqual({ description: true, telephone: true });
    expect(query(typed({}, { description: false, telephone: false }))).toEqual({});
  });
});

describe("draftRecord", () => {
  it("shows what would be stored, and leaves out what could not be", () => {
    const draft = draftRecord(typed({ name: " ", website: "donaubus.example", telephone: "abc" }), record);
    expect(draft).toMatchObject({ name: "Donaubus", website: "https://donaubus.example/", telephone: null });
  });
});

describe("two versions", () => {
  const base = valuesOf(record);
  const theirs = valuesOf({ ...record, fax: "+49 851 9", description: "Ihres.", publicData: {}, version: 4 });
  const mine = typed({ description: "Meines.", email: "neu@donaubus.example" });

  it("differ by field; what only the other side touched starts with theirs", () => {
    expect(conflictsOf({ base, mine, theirs })).toEqual([
      { name: "description", side: "mine" },
      { name: "email", side: "mine" },
      { name: "fax", side: "theirs" },
      { name: "shown.description", side: "theirs" },
      { name: "shown.telephone", side: "theirs" },
    ]);
  });

  it("agree on a place that both have chosen, each from its own list", () => {
    const place = { ...mine.place, address_fields: { ...mine.place.address_fields, state: "", city: "Passau" } };
    expect(conflictsOf({ base, mine: { ...theirs, place: { ...place, placeId: "geo:1" } }, theirs })).toEqual([]);
  });

  it("become one by the fields that are kept", () => {
    const merged = mergeValues({ mine, theirs }, ["description", "shown.telephone"]);
    expect(merged).toMatchObject({ description: "Meines.", fax: "+49 851 9", email: "info@donaubus.example" });
    expect([merged.shown.telephone, merged.shown.description]).toEqual([true, false]);
    expect(theirs.shown.telephone).toBe(false);
  });
});

describe("fieldOf", () => {
  it("leads an error of the wire to its field", () => {
    expect(["address.number", "location.longitude", "images.3", "publicData.logo", "name"].map(fieldOf)).toEqual([
      ...["place", "place", "images", "logo", "name"],
    ]);
  });
});
