import { describe, expect, it } from "vitest";
import { busRequestFilter } from "@/lib/features/busrequest/schema/filter";
import { apiFilter } from "./api-filter";
import { limitCount, nextRadius, type RequestFilter, requestAddress, wholeFilter } from "./filter-address";

const read = (text: string) => requestAddress.read(new URLSearchParams(text));

const full: RequestFilter = {
  kinds: ["vacancy", "emptyride"],
  vehicleTypes: ["coach", "wheelchair"],
  after: "2027-06-12",
  before: "2027-06-20",
  min: 20,
  max: 60,
  audience: "busCompany",
  place: { name: "Regensburg", longitude: 12.1016, latitude: 49.0134, km: 100 },
  text: "",
  to: { name: "Brno", longitude: 16.608, latitude: 49.1952, km: 25 },
  toText: "",
  companies: ["01890000-0000-7000-8000-00000000000a", "01890000-0000-7000-8000-00000000000b"],
  firm: "",
  view: { longitude: 11.5, latitude: 48.1, km: 80.5 },
};

describe("filter in the address", () => {
  it("says nothing for the whole filter", () => {
    expect(requestAddress.search(wholeFilter).toString()).toBe("");
    expect(read("")).toEqual(wholeFilter);
  });

  it("comes back as it was written", () => {
    expect(requestAddress.read(requestAddress.search(full))).toEqual(full);
    const typed = { ...wholeFilter, text: "Bad Ischl", toText: "Linz", firm: "Wagner Reisen", kinds: [] };
    expect(requestAddress.read(requestAddress.search(typed))).toEqual(typed);
  });

  it("takes what a form sends without scripts", () => {
    const filter = read("kind=vacancy&kind=emergency&bus=van&min=&max=8&after=&audience=public&place=Linz&km=25");
    expect(filter.kinds).toEqual(["vacancy", "emergency"]);
    expect(filter.vehicleTypes).toEqual(["van"]);
    expect([filter.min, filter.max, filter.audience, filter.text, filter.place]).toEqual([
      null,
      8,
      "public",
      "Linz",
      null,
    ]);
  });

  it("a kind that was pressed without scripts goes before the boxes", () => {
    expect(read("kind=grouprequest&kind=vacancy&kind=only.emergency").kinds).toEqual(["emergency"]);
    expect(read("kind=vacancy&kind=only.all").kinds).toEqual(wholeFilter.kinds);
  });

  it("takes a chosen end and chosen companies instead of what was typed there", () => {
    const filter = read(
      `to=Brno&toAt=16.608,49.1952&toKm=25&company=${full.companies.join("&company=")}&firm=x&company=y`,
    );
    expect([filter.to, filter.toText, filter.companies, filter.firm]).toEqual([full.to, "", full.companies, ""]);
  });

  it("leaves out what it does not understand", () => {
    expect(read("kind=tram&bus=ufo&after=2027-02-31&before=x&min=0&max=501&audience=me&at=999,1&view=1,2")).toEqual(
      wholeFilter,
    );
    expect(read("at=NaN,1&km=-5&view=0,0,0").place).toBeNull();
  });
});

describe("filter for the API", () => {
  it("is absent where nothing is limited", () => {
    expect(apiFilter(wholeFilter)).toBeUndefined();
  });

  it("passes the API's own schema", () => {
    const filter = JSON.parse(JSON.stringify(apiFilter(full)));
    expect(busRequestFilter.parse(filter)).toEqual(filter);
    expect(filter.o.radius.km).toBe(80.5);
    expect(filter.a).toMatchObject({ endRadius: { km: 25, longitude: 16.608 }, company: full.companies });
  });

  it("asks for nothing where no kind is on", () => {
    expect(apiFilter({ ...wholeFilter, kinds: [] })).toEqual({ a: { category: [] } });
  });

  it("a company that nobody knows has no requests", () => {
    const filter = apiFilter({ ...wholeFilter, firm: "Niemand" });
    expect(busRequestFilter.parse(filter)).toEqual({ a: { company: "00000000-0000-0000-0000-000000000000" } });
  });

  it("leaves the view out for the map", () => {
    expect(apiFilter(full, false)?.o).toBeUndefined();
  });

  it("covers whole days at the market's clock, in summer and winter", () => {
    const { after, before } = { after: "2027-06-12", before: "2027-12-01" };
    expect(apiFilter({ ...wholeFilter, after, before })?.a?.date).toEqual({
      from: Date.parse("2027-06-11T22:00:00Z"),
      to: Date.parse("2027-12-01T22:59:59.999Z"),
    });
    expect(apiFilter({ ...wholeFilter, after: "2027-03-28" })?.a?.date).toEqual({
      from: Date.parse("2027-03-27T23:00:00Z"),
    });
  });
});

it("counts the limits that are set", () => {
  expect(limitCount(wholeFilter)).toBe(0);
  expect(limitCount(full)).toBe(7);
  expect(limitCount({ ...wholeFilter, toText: "Brno", firm: "Wagner" })).toBe(2);
});

it("widens the radius step by step", () => {
  expect([nextRadius(50), nextRadius(60), nextRadius(500)]).toEqual([100, 100, null]);
});
