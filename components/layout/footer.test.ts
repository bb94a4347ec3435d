import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { Footer } from "./footer";
import { ownPath } from "./header-links";

vi.mock("next-intl/server", () => ({
  getTranslations: async () => (key: string, values?: object) => [key, ...Object.values(values ?? {})].join(" "),
}));

const render = async (user: Parameters<typeof Footer>[0]["user"]) =>
  renderToStaticMarkup(await Footer({ lng: "de", user }));
const partner = { firstname: "Jana", role: "user" as const, companyType: "busoperator", companyName: "Moser Busse" };

describe("footer", () => {
  it("shows the app version 1.9.10", async () => {
    expect(await render(null)).toContain("footer.version 1.9.10");
  });

  it("has the specification's links, the tagline and the cookie settings", async () => {
    const html = await render(null);
    const pages = ["/buspartner", "/adpartners", "/blog", "/imprint", "/terms_and_conditions", "/privacypolicy"];
    for (const page of ["", ...pages]) expect(html).toContain(`href="/de${page}"`);
    expect(html).toMatch(/<small[^>]*>tagline<\/small>/);
    expect(html).toContain("footer.cookies");
  });

  it("shows register and login to anonymous visitors, the own pages to signed-in ones", async () => {
    const account = ["/login", "/register/advertiser", "/register/buspartner"].map((path) => `href="/de${path}"`);
    const [out, signedIn] = [await render(null), await render(partner)];
    for (const link of account) {
      expect(out).toContain(link);
      expect(signedIn).not.toContain(link);
    }
    expect(out).not.toContain("/userpanel");
  });

  it("names the page that the own link opens: the calendar, or the account", async () => {
    expect(await render(partner)).toMatch(/href="\/de\/userpanel\/management"[^>]*>menu\.management</);
    const hotel = await render({ ...partner, companyType: "travelService" });
    expect(hotel).toMatch(/href="\/de\/userpanel\/profile"[^>]*>menu\.userProfile</);
  });

  it("leads travel services to the user profile, other company types to the management page", () => {
    expect(ownPath("travelService")).toBe("/userpanel/profile");
    for (const type of ["busoperator", "touroperator", "driver"]) expect(ownPath(type)).toBe("/userpanel/management");
  });
});
