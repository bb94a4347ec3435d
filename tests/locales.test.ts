import fs from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { GET } from "@/app/locales/[lng]/[ns]/route";
import { keptWords } from "@/lib/i18n/kept-words";
import { languages } from "@/lib/i18n/routing";
import { wordsFile } from "@/lib/i18n/words";

const get = (lng: string, ns: string) =>
  GET(new Request(`http://127.0.0.1:3000/locales/${lng}/${ns}`), { params: Promise.resolve({ lng, ns }) });

describe("GET /locales/{lng}/{ns}.json", () => {
  it.each(languages)("200 with the tagline: %s", async (lng) => {
    const response = await get(lng, "common.json");
    expect(response.status).toBe(200);
    expect(await response.json()).toHaveProperty("tagline");
  });

  it.each([
    ["fr", "common.json"],
    ["de", "nothing.json"],
    ["de", "common"],
    ["de", "common,nothing~0123456789.js"],
    ["..", "package.json"],
  ])("404 for %s/%s", async (lng, ns) => {
    expect((await get(lng, ns)).status).toBe(404);
  });

  it("what a page says, for good at the address that the page names, not at that of another version", async () => {
    const [, , lng = "", file = ""] = (await wordsFile("de", ["consent", "offer.form"])).split("/");
    const answer = await get(lng, file);
    expect(answer.headers.get("cache-control")).toContain("immutable");
    expect(answer.headers.get("content-type")).toMatch(/^text\/javascript/);
    delete keptWords()[`/locales/${lng}/${file}`];
    new Function(await answer.text())();
    expect(Object.keys(keptWords()[`/locales/${lng}/${file}`] ?? {}).sort()).toEqual(["consent", "offer"]);
    const older = await get(lng, file.replace(/~.*\./, "~0123456789."));
    expect([older.status, older.headers.get("cache-control")]).toEqual([200, "no-store"]);
  });
});

it("English has one word for who answers: bus partner; the kind with a fleet is a coach operator", async () => {
  const texts = await Promise.all(
    ["busrequest", "home", "mail", "offer", "auth", "info", "alert"].map(async (ns) =>
      (await get("en", `${ns}.json`)).text(),
    ),
  );
  expect(texts.join()).not.toMatch(/bus compan/i);
});

it.each(languages)("no sentence ends in a company's name, which may end in a full stop: %s", (lng) => {
  const folder = path.resolve(import.meta.dirname, `../locales/${lng}`);
  const texts = fs.readdirSync(folder).map((file) => fs.readFileSync(path.join(folder, file), "utf8"));
  expect(texts.join().match(/[^"]*\{(?:company|companyName|receiver|name)\}\.[ "][^"]*/g)).toBeNull();
});
