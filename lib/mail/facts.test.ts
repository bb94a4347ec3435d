import { describe, expect, it } from "vitest";
import type { Language } from "@/lib/i18n/routing";
import { type RequestFacts, requestFacts } from "./facts";
import { renderMail } from "./render";
import { mailWords } from "./words";

const start = Date.UTC(2027, 6, 15, 6, 0);
const end = Date.UTC(2027, 6, 15, 15, 30);
const trip: RequestFacts = {
  reference: "CB-10247",
  kind: "grouprequest",
  transferType: "transfertwoway",
  ends: "returnAt",
  from: "Regensburg",
  to: "München",
  stops: ["Dachau"],
  start,
  end,
  passengers: 28,
};

/** The facts as one reads them, line by line. */
const told = (data: RequestFacts, language: Language = "de") =>
  requestFacts(data, mailWords(language), language).map(({ label, value }) => `${label}: ${value}`);

describe("what a mail tells of a request's times", () => {
  it("is the return of a there-and-back trip, with its stops on the way out", () => {
    const lines = told(trip);
    expect(lines).toContain("Abfahrt: Do 15.07.2027 08:00");
    expect(lines).toContain("Rückfahrt: Do 15.07.2027 17:30");
    expect(lines).toContain("Zwischenhalt auf der Hinfahrt: Dachau");
    expect(lines).toContain("Fahrtart: hin und zurück");
    expect(told(trip, "en")).toContain("Return: Thu 15.07.2027 17:30");
    expect(told(trip, "es")).toContain("Regreso: jue 15.07.2027 17:30");
  });

  it("is the end of a round trip, whose stops have no way back", () => {
    const lines = told({ ...trip, transferType: "transfertour", ends: "tourEnd", stops: ["Dachau", "Augsburg"] });
    expect(lines).toContain("Ende der Rundreise: Do 15.07.2027 17:30");
    expect(lines).toContain("Zwischenhalte: Dachau, Augsburg");
    expect(lines).toContain("Fahrtart: Rundreise");
  });

  it("is an estimate where nobody gave an end", () => {
    const oneWay = { ...trip, transferType: "transferoneway", ends: "estimate" } as const;
    const lines = told(oneWay);
    expect(lines).toContain("Ankunft: ca. Do 15.07.2027 17:30, geschätzt");
    expect(lines).toContain("Fahrtart: einfache Fahrt");
    const emergency = told({ ...oneWay, kind: "emergency", stops: [] });
    expect(emergency).toContain("Gebraucht: Do 15.07.2027 08:00");
    expect(emergency).toContain("Ankunft: ca. Do 15.07.2027 17:30, geschätzt");
    expect(emergency.join()).not.toMatch(/Fahrtart| bis /);
  });

  it("is how long a bus is free, with its seats", () => {
    const free = { ...trip, transferType: "transferoneway", ends: "until" } as const;
    const vacancy = told({ ...free, kind: "vacancy", stops: [], to: null });
    expect(vacancy).toContain("Frei ab: Do 15.07.2027 08:00");
    expect(vacancy).toContain("Frei bis: Do 15.07.2027 17:30");
    expect(vacancy).toContain("Plätze: 28");
    const ride = told({ ...free, kind: "emptyride" });
    expect(ride).toContain("Abfahrt: Do 15.07.2027 08:00");
    expect(ride).toContain("Frei bis: Do 15.07.2027 17:30");
    expect(ride).toContain("Zwischenhalt: Dachau");
  });

  it("stays a range in a mail that was written before the way was told", () => {
    const { transferType, ends, stops, ...earlier } = trip;
    expect(told(earlier)).toContain("Wann: Do 15.07.2027 08:00 bis Do 15.07.2027 17:30");
  });
});

describe("an accepted offer", () => {
  const offer = {
    ...trip,
    company: "Donau Reisen",
    amount: 124_000,
    currency: "EUR",
    vatIncluded: false,
    vatRate: 19,
    included: ["tolls", "Reiseleitung"],
    notIncluded: ["parking"],
    cancellation: "Kostenfrei bis 14 Tage vor der Fahrt",
    validUntil: start - 86_400_000,
    vehicle: "Setra S 515 HD",
    contact: { name: "Eva Maier", email: "eva@verein.example", phone: null },
  };

  it("is mailed to both sides with stop, return, tax and terms, and without a date of validity", async () => {
    const mails = await Promise.all([
      renderMail({ template: "offerAccepted", data: { ...offer, offer: "one" } }, "de"),
      renderMail({ template: "offerConfirmed", data: { ...offer, token: "t" } }, "de"),
    ]);
    for (const { text } of mails) {
      expect(text).toContain("Zwischenhalt auf der Hinfahrt: Dachau");
      expect(text).toContain("Rückfahrt: Do 15.07.2027 17:30");
      expect(text).toMatch(/Preis: 1\.240,00\s€ zzgl\. 19\s% MwSt\./);
      expect(text).toContain("Im Preis enthalten: Maut, Reiseleitung");
      expect(text).toContain("Nicht enthalten: Parkgebühren");
      expect(text).toContain("Storno: Kostenfrei bis 14 Tage vor der Fahrt");
      expect(text).not.toContain("Gültig bis");
    }
  });

  it("can be accepted until a date while it is new", async () => {
    const { contact, ...fresh } = offer;
    const { text } = await renderMail({ template: "offerReceived", data: { ...fresh, token: "t" } }, "de");
    expect(text).toContain("Gültig bis: Mi 14.07.2027 08:00");
  });
});
