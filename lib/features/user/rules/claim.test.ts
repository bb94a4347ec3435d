import { describe, expect, it } from "vitest";
import { claimedByAddress, languageOfCountry, registerPageOf } from "./claim";

const passive = (name: string, email: string, website: string | null = null) => ({ name, email, website });
const who = (email: string, companyName = "Kern Reisen") => ({ email, companyName });
const kern = passive("Kern Reisen", "info@kern.example");

describe("claimedByAddress", () => {
  it("the stored address itself is proof, at any provider", () => {
    const small = passive("Kern", "Kern@gmx.de");
    expect(claimedByAddress(who("kern@gmx.de", "Something else"), [small], true)?.by).toBe("address");
    expect(claimedByAddress(who("other@gmx.de", "Kern"), [small], false)).toBeNull();
  });

  it("another address of the domain, where one company alone uses it", () => {
    expect(claimedByAddress(who("jana@kern.example", "Kern GmbH"), [kern], false)).toEqual({
      company: kern,
      by: "domain",
    });
    expect(claimedByAddress(who("jana@kern.example"), [kern], true)).toBeNull();
  });

  it("null where the company's web address lies elsewhere: the domain is a provider's that no list knows", () => {
    const victim = passive("Kern Reisen", "kern@stadtnetz.example", "https://www.kern-reisen.example/");
    expect(claimedByAddress(who("mallory@stadtnetz.example"), [victim], false)).toBeNull();
  });

  it("of two with one domain neither by name alone, the named one where its web address is there too", () => {
    const two = [kern, passive("Kern Touristik", "tour@kern.example")];
    expect(claimedByAddress(who("jana@kern.example"), two, true)).toBeNull();
    const own = two.map((one) => ({ ...one, website: "https://www.kern.example" }));
    expect(claimedByAddress(who("jana@kern.example"), own, true)?.company.name).toBe("Kern Reisen");
    expect(claimedByAddress(who("jana@kern.example", "Kern Neu"), own, true)).toBeNull();
  });

  it("of two with one address the named one, else neither", () => {
    const two = [passive("Kern", "info@kern.example"), passive("Kern Touristik", "info@kern.example")];
    expect(claimedByAddress(who("info@kern.example", "KERN"), two, true)?.company.name).toBe("Kern");
    expect(claimedByAddress(who("info@kern.example", "Busse"), two, true)).toBeNull();
  });
});

it("leads a travel service to its own register page, everybody else to the bus partners'", () => {
  expect(registerPageOf("travelService")).toBe("advertiser");
  expect(registerPageOf("driver")).toBe("buspartner");
});

it("writes to a company in the language of its country, English where there is none", () => {
  expect(["AT", "ES", "FR", undefined].map(languageOfCountry)).toEqual(["de", "es", "en", "en"]);
});
