import { describe, expect, it } from "vitest";
import { allAt } from "@/lib/features/unsubscription/rules";
import { type Filters, filtersOfLook, noWishes, withLook } from "./rules";

const base = { longitude: 12.1, latitude: 49, radius: 60 };
const filters: Filters = {
  ...{ companyId: "c", kinds: ["vacancy"], vehicleTypes: ["coach"], bases: [base], passengers: {} },
  seat: { longitude: 1, latitude: 2 },
  wishes: noWishes,
};

describe("a look elsewhere", () => {
  it("takes the place instead of the bases, as far as the first of them goes", () => {
    const around = { name: "Kiel", longitude: 10.1, latitude: 54.3 };
    const look = filtersOfLook(filters, { around, radius: null });
    expect(look.bases).toMatchObject([{ longitude: 10.1, radius: 60 }]);
    expect([look.kinds, look.vehicleTypes]).toEqual([[], ["coach"]]);
    expect(filtersOfLook(filters, { around, radius: 20 }).bases).toMatchObject([{ radius: 20 }]);
  });

  it("widens every base, and goes around the seat where there is none", () => {
    expect(filtersOfLook(filters, { around: null, radius: 90 }).bases).toEqual([{ ...base, radius: 90 }]);
    expect(filtersOfLook(filters, { around: null, radius: null }).bases).toEqual([base]);
    const around = filtersOfLook({ ...filters, bases: [] }, { around: null, radius: 30 });
    expect(around.bases).toEqual([{ longitude: 1, latitude: 2, radius: 30 }]);
  });
});

describe("a look that is kept", () => {
  const depot = { place: { placeId: "a" }, radius: 60 };
  const settings = { kinds: ["vacancy"] as const, bases: [depot], mails: allAt("never") };
  const none = { place: null, radius: null, kinds: null };

  it("is one base more, or the same one with its new radius, and comes by mail", () => {
    const kept = withLook(settings, { ...none, place: { placeId: "b" }, radius: 25 });
    expect(kept).toEqual({
      bases: [depot, { place: { placeId: "b" }, radius: 25 }],
      kinds: ["vacancy"],
      mails: { ...allAt("never"), vacancy: "daily" },
    });
    expect(withLook(settings, { ...none, place: { placeId: "a" }, radius: 90 })?.bases).toEqual([
      { ...depot, radius: 90 },
    ]);
    expect(withLook({ ...settings, mails: allAt("now") }, { ...none, radius: 90 })).toMatchObject({
      bases: [{ radius: 90 }],
      mails: allAt("now"),
    });
  });

  it("comes daily in its kinds where none of them has come so far", () => {
    const quiet = { ...allAt("never"), emergency: "now" as const };
    const mailsOf = (kinds: ("emergency" | "vacancy")[] | null) =>
      withLook({ ...settings, mails: quiet }, { ...none, kinds })?.mails;
    expect(mailsOf(["emergency"])).toEqual(quiet);
    expect(mailsOf(["emergency", "vacancy"])).toEqual(quiet);
    expect(mailsOf(["vacancy"])).toEqual({ ...quiet, vacancy: "daily" });
  });

  it("adds kinds, all of which are none named, and takes none away", () => {
    expect(withLook(settings, { ...none, kinds: ["emergency"] })?.kinds).toEqual(["vacancy", "emergency"]);
    expect(withLook(settings, { ...none, kinds: ["grouprequest", "emptyride", "emergency"] })?.kinds).toEqual([]);
    expect(withLook({ ...settings, kinds: [] }, { ...none, kinds: ["emergency"] })?.kinds).toEqual([]);
  });

  it("leaves everywhere as it is, and is none where there is no room", () => {
    expect(withLook({ ...settings, bases: [] }, { ...none, place: { placeId: "b" } })?.bases).toEqual([]);
    const full = Array.from({ length: 20 }, (_, i) => ({ place: { placeId: String(i) }, radius: 9 }));
    expect(withLook({ ...settings, bases: full }, { ...none, place: { placeId: "b" } })).toBeNull();
  });
});
