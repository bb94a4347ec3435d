import { describe, expect, it } from "vitest";
import { gate } from "./gate";

const at = (pathname: string, options: { cookies?: [string, string][]; accept?: string; search?: string } = {}) =>
  gate({
    pathname,
    search: options.search ?? "",
    cookies: new Map(options.cookies),
    acceptLanguage: options.accept ?? null,
  });

describe("gate", () => {
  it("passes a path that begins with a language", () => {
    expect(at("/de")).toEqual({ type: "next", language: "de" });
    expect(at("/es/login")).toEqual({ type: "next", language: "es" });
  });
  it("redirects a first visit by cookie, then Accept-Language, then the default", () => {
    const cookies: [string, string][] = [["language", "es"]];
    expect(at("/", { cookies, accept: "de" })).toMatchObject({ location: "/es" });
    expect(at("/faq", { accept: "fr, de;q=0.8, en;q=0.7" })).toMatchObject({ location: "/de/faq" });
    expect(at("/", { accept: "fr" })).toMatchObject({ location: "/en" });
  });
  it("keeps the query", () => {
    expect(at("/", { search: "?page=2" })).toMatchObject({ location: "/en?page=2" });
  });
  it("sends an anonymous reader of a panel to the login and back afterwards", () => {
    expect(at("/de/userpanel/management", { search: "?page=2" })).toMatchObject({
      location: "/de/login?callbackUrl=%2Fde%2Fuserpanel%2Fmanagement%3Fpage%3D2",
    });
    expect(at("/de/adminpanel", { cookies: [["charabanc.session", "x"]] })).toMatchObject({ type: "next" });
  });
  it("never redirects to another host", () => {
    const answer = at("//evil.example/x");
    expect(answer).toMatchObject({ type: "redirect" });
    if (answer.type === "redirect") expect(answer.location).toMatch(/^\/en\/[^/]/);
  });
  it("refuses a path that does not decode", () => {
    expect(at("/de/%ff")).toEqual({ type: "malformed" });
  });
  it("takes what ends like a file for a page below a language", () => {
    expect(at("/en/publicProfile/a.html")).toEqual({ type: "next", language: "en" });
    expect(at("/en/adminpanel/users.html")).toMatchObject({ type: "redirect" });
  });
  it("leaves API, translations and files alone", () => {
    for (const path of ["/api/busrequest", "/locales/de/common.json", "/favicon.ico"]) {
      expect(at(path)).toEqual({ type: "next", language: null });
    }
  });
});
