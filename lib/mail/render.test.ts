import { describe, expect, it } from "vitest";
import { env } from "@/env.mjs";
import { languages } from "@/lib/i18n/routing";
import { typedLine } from "./clean";
import { type AnyMail, renderMail } from "./render";
import { templateNames } from "./registry";
import { samples } from "./samples";

type DataOf<Name> = Extract<AnyMail, { template: Name }>["data"];
const facts = { ...(samples[0]?.data as DataOf<"requestConfirm">) };
const confirmation = (data = facts): AnyMail => ({ template: "requestConfirm", data });
const hrefs = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map((match) => match[1] ?? "");

describe("every template in every language", () => {
  it("has a sample", () => {
    expect(samples.map(({ template }) => template).sort()).toEqual([...templateNames].sort());
  });

  for (const language of languages) {
    for (const sample of samples) {
      it(`${sample.template} says what happened, links home and has one action: ${language}`, async () => {
        const { subject, html, text } = await renderMail(sample, language);
        expect(subject).not.toMatch(/[\r\n{}]|mail\./);
        expect(html).toContain(`lang="${language}"`);
        expect(html).toContain(env.OPERATOR_ADDRESS);
        expect(text).toContain(env.OPERATOR_ADDRESS);
        expect(html + text).not.toMatch(/\b(requestC|fact|field|word|footer)\.[a-z]/i);
        const links = hrefs(html);
        // The daily mail names requests, each with its page.
        expect(links).toHaveLength(sample.template === "requestDigest" ? 2 : 1);
        expect(new URL(links[0] ?? "").origin).toBe(new URL(env.APP_URL).origin);
        expect(text).toContain(links[0]?.replaceAll("&amp;", "&"));
      });
    }
  }
});

describe("subjects", () => {
  it("name the route and the reference in the recipient's language", async () => {
    const of = async (language: "de" | "en" | "es") => (await renderMail(confirmation(), language)).subject;
    expect(await of("de")).toBe("Bitte bestätigen: Gruppenanfrage CB-48213, Regensburg → Prag");
    expect(await of("en")).toBe("Please confirm: group request CB-48213, Regensburg → Prag");
    expect(await of("es")).toBe("Confirme su solicitud de grupo CB-48213, Regensburg → Prag");
  });

  it("stay one line whatever was typed", async () => {
    const data = { ...facts, from: "Regensburg\r\nBcc: all@evil.example\u2028X" };
    const { subject, text } = await renderMail(confirmation(data), "en");
    expect(subject).not.toMatch(/[\r\n\u2028]/);
    expect(text).not.toMatch(/^Bcc:/m);
  });
});

describe("what users typed", () => {
  const script = '<img src=x onerror="alert(1)"><a href="https://evil.example">win</a>';

  it("is never markup, and never a link", async () => {
    const reason = `${script}\nsecond line & more`;
    const data = { ...facts, from: script, reason };
    const { html, text } = await renderMail({ template: "requestRejected", data }, "de");
    expect(html).not.toContain("<img");
    expect(hrefs(html)).toHaveLength(1);
    expect(html).toContain("&lt;img src=x");
    expect(html + text).not.toContain("https://evil.example");
    expect(text).toContain("> second line & more");
  });

  it("keeps names of places as they are", () => {
    expect(typedLine("Frankfurt a. M.")).toBe("Frankfurt a. M.");
    expect(typedLine("St. Pölten 12.5 km")).toBe("St. Pölten 12.5 km");
  });

  it("encodes a token in the address", async () => {
    const { html } = await renderMail(confirmation({ ...facts, token: "a/../b?c" }), "en");
    expect(hrefs(html)[0]).toBe(`${new URL(env.APP_URL).origin}/en/myrequest/a%2F..%2Fb%3Fc`);
  });
});

it("tells each field that an admin edited, before and after, in words", async () => {
  const sample = samples.find(({ template }) => template === "requestChangedByAdmin");
  if (!sample) throw new Error("no sample");
  const { text } = await renderMail(sample, "de");
  expect(text).toContain("3 Angaben geändert");
  expect(text).toContain("Anzahl Personen: 42 (vorher: 24)");
  expect(text).toContain("Fahrzeuge: Reisebus, barrierefrei (vorher: keine Angabe)");
  expect(text).toContain("Abfahrt am: Sa 12.06.2027 08:00 (vorher: Sa 12.06.2027 07:00)");
});

const inGerman = async (name: AnyMail["template"]) => {
  const sample = samples.find(({ template }) => template === name);
  if (!sample) throw new Error("no sample");
  return renderMail(sample, "de");
};

it("tells why an offer ended in words, once", async () => {
  const { text } = await inGerman("offerEnded");
  expect(text).toContain("Der Auftraggeber hat die Anfrage zurückgezogen.");
  expect(text).not.toContain("Begründung");
});

it("tells a part that changes as it will be and was, and nowhere else", async () => {
  for (const name of ["tripProposed", "tripAnswered"] as const) {
    const { text } = await inGerman(name);
    expect(text.match(/^Abfahrt: .*/gm)).toEqual(["Abfahrt: Sa 12.06.2027 07:15 (vorher: Sa 12.06.2027 08:00)"]);
    expect(text.match(/^Personen: .*/gm)).toEqual(["Personen: 46 (vorher: 42)"]);
  }
});

it("says when the bus of an emergency is there", async () => {
  const { subject, text } = await inGerman("dispatchAnswer");
  expect(subject).toContain("Ankunft 13:50");
  expect(text).toContain("Bus ist da: Sa 12.06.2027 13:50");
});

it("counts one request of many as one", async () => {
  expect((await inGerman("requestDigest")).text).toContain("Diese beginnt zuerst:");
});

it("lets an address within a sentence break on a phone", async () => {
  const { html } = await inGerman("requestAlert");
  const note = html.match(/<p[^>]*style="([^"]*)"[^>]*>Sofort, einmal am Tag/)?.[1];
  expect(note).toContain("overflow-wrap:anywhere");
});
