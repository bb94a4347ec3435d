import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import packageJson from "@/package.json";
import { Footer } from "./footer";
import { ownPath } from "./header-links";

vi.mock("next-intl", () => ({
  useTranslations: () => (key: string, values?: object) => [key, ...Object.values(values ?? {})].join(" "),
}));

const render = (user: Parameters<typeof Footer>[0]["user"]) =>
  renderToStaticMarkup(createElement(Footer, { lng: "de", user, release: packageJson.version }));
const partner = { firstname: "Jana", role: "user" as const, companyType: "busoperator", companyName: "Moser Busse" };

describe("footer", () => {
  it("shows the app version 1.9.10", () => {
    expect(render(null)).toContain("footer.version 1.9.10");
  });

  it("has the specification's links, the tagline and the cookie settings", () => {
    const html = render(null);
    const pages = ["/buspartner", "/adpartners", "/blog", "/imprint", "/terms_and_conditions", "/privacypolicy"];
    for (const page of ["", ...pages]) expect(html).toContain(`href="/de${page}"`);
    expect(html).toMatch(/<small[^>]*>tagline<\/small>/);
    expect(html).toContain("footer.cookies");
  });

  it("shows register and login to anonymous visitors, the own pages to signed-in ones", () => {
    const account = ["/login", "/register/advertiser", "/register/buspartner"].map((path) => `href="/de${path}"`);
    const [out, signedIn] = [render(null), render(partner)];
    for (const link of account) {
      expect(out).toContain(link);
      expect(signedIn).not.toContain(link);
    }
    expect(out).not.toContain("/userpanel");
  });

  it("names the page that the own link opens: the calendar, or the account", () => {
    expect(render(partner)).toMatch(/href="\/de\/userpanel\/management"[^>]*>menu\.management</);
    const hotel = render({ ...partner, companyType: "travelService" });
    expect(hotel).toMatch(/href="\/de\/userpanel\/profile"[^>]*>menu\.userProfile</);
  });

  it("leads travel services to the user profile, other company types to the management page", () => {
    expect(ownPath("travelService")).toBe("/userpanel/profile");
    for (const type of ["busoperator", "touroperator", "driver"]) expect(ownPath(type)).toBe("/userpanel/management");
  });
});
