import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

type Tree = { [key: string]: string | Tree };
const read = (lng: string, file: string) => JSON.parse(readFileSync(`locales/${lng}/${file}`, "utf8")) as Tree;
const at = (tree: Tree, path: string) =>
  path.split(".").reduce<string | Tree | undefined>((part, key) => (part as Tree | undefined)?.[key], tree);

/** Words that once stood beside the one that is meant. */
const other = {
  de: /Werbepartner|Anbieter ohne Konto/,
  en: /travel (partner|service)|bus operator/i,
  es: /socios? de viaje|anunciante|empresas? de autobuses|datos de medios/i,
};

describe.each(["de", "en", "es"] as const)("one word for one thing: %s", (lng) => {
  const word = (file: string, path: string) => at(read(lng, `${file}.json`), path);

  it("the menu names a list as the list names itself", () => {
    const titles = {
      advertisers: word("advertiser", "admin.title"),
      marketingpartners: word("advertiser", "partners.title"),
      providers: word("provider", "passive.title"),
      registeredProviders: word("provider", "registered.title"),
    };
    for (const [name, title] of Object.entries(titles)) expect(word("common", `menu.${name}`)).toBe(title);
    expect(new Set(Object.values(titles)).size).toBe(4);
  });

  it("a kind of company is called the same wherever it is chosen", () => {
    for (const kind of ["busoperator", "touroperator", "travelService", "driver"]) {
      const told = word("busrequest", `companyTypes.${kind}`);
      expect(word("adminuser", `companyType.${kind}`)).toBe(told);
      expect(word("audit", `term.${kind}`)).toBe(told);
    }
  });

  it("a trip is called off by one verb, from the button that opens the question to the one that answers it", () => {
    const verb = { de: /absagen/i, en: /cancel/i, es: /anular/i }[lng];
    for (const key of ["open", "title", "do", "doFree"]) expect(word("trip", `cancel.${key}`)).toMatch(verb);
  });

  it("no text has the other words", () => {
    for (const file of readdirSync(`locales/${lng}`)) {
      expect(readFileSync(`locales/${lng}/${file}`, "utf8"), file).not.toMatch(other[lng]);
    }
  });

  it("what is blocked is not closed: that is what windows are", () => {
    const closes = word("common", "action.close");
    for (const file of ["provider", "adminuser"]) {
      expect(word(file, "action.close")).not.toBe(closes);
      expect(String(word(file, "ask.close")).toLowerCase()).not.toMatch(/schließen|^close|cerrar/);
    }
  });
});
