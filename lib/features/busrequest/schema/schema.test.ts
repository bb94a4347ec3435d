import { describe, expect, it } from "vitest";
import {
  activeFilters,
  audiences,
  kinds,
  modes,
  organisationTypes,
  states,
  transferTypes,
  vehicleTypes,
} from "../rules/kinds";
import { busRequestFilter } from "./filter";
import { busRequestRecord } from "./record";

const words = (text: string) => text.split(" ");

describe("request of the specification", () => {
  it("knows the four kinds, three transfers, three modes, two states, five organisations", () => {
    expect(kinds).toEqual(words("grouprequest vacancy emptyride emergency"));
    expect(transferTypes).toEqual(words("transferoneway transfertwoway transfertour"));
    expect(modes).toEqual(words("individual collective circle"));
    expect(states).toEqual(words("pending active"));
    expect(organisationTypes).toEqual(words("SCHOOL CLUB COMPANY AUTHORITY PRIVATE"));
  });

  it("knows the eleven vehicle types", () => {
    const types =
      "coach doubledecker nightliner vipbus intercitybus midibus smallbus van linebus wheelchair barrierfree";
    expect(vehicleTypes).toEqual(words(types));
  });

  it("knows the filter values", () => {
    expect(activeFilters).toEqual(words("all active inactive"));
    expect(audiences).toEqual(words("all public busCompany"));
  });

  it("has the record's fields", () => {
    const fields = "id category start end companyName companyType email fromSingleRequest company state created_at";
    expect(Object.keys(busRequestRecord.shape)).toEqual(expect.arrayContaining(words(fields)));
    for (const end of ["start", "end"] as const)
      expect(Object.keys(busRequestRecord.shape[end].shape)).toEqual(["address", "date"]);
  });

  it("filters by the attribute keys", () => {
    const a = { vehicleTypes: "coach", passengers: 4, address: "Ulm", date: {}, description: "x" };
    const radius = { latitude: 48, longitude: 10, km: 20 };
    expect(busRequestFilter.safeParse({ a: { ...a, radius } }).success).toBe(true);
  });
});
