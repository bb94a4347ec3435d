import { expect, it } from "vitest";
import type { JourneyForm } from "@/lib/features/paper/schema";
import type { Place } from "@/lib/features/place/schema";
import { languages, type Language } from "@/lib/i18n/routing";
import { renderJourneyForm } from "@/lib/papers/journey-form";
import { makePlace, prag, regensburg, type Spot } from "@/prisma/factories/place";
import { pdfText } from "./pdf-text";

const minute = 60_000;
const london: Spot = { id: "geo:2643743", city: "London", country: "GB", longitude: -0.13, latitude: 51.51 };
const sofia: Spot = { id: "geo:727011", city: "Sofia", country: "BG", longitude: 23.32, latitude: 42.7 };

const party = (name: string) => ({ name, lines: ["Domplatz 1"], phone: "+49 941 1", email: "a@b.example" });

type Stretch = { from: Place; to: Place; leave: number; minutes: number; empty?: boolean };
const section = ({ minutes, leave, empty = false, ...places }: Stretch) => ({
  ...places,
  ...{ empty, km: minutes, minutes, leave, arrive: leave + minutes * minute },
});

/** One way, with a stop where it has two stretches. */
function form(stretches: readonly Stretch[]): JourneyForm {
  const [first, last] = [stretches[0], stretches.at(-1)];
  if (!first || !last) throw new Error("a way has a stretch");
  const arrival = last.leave + last.minutes * minute;
  return {
    ...{ request: "CB-10247", author: party("Katrin Hofmann"), company: party("Donaubus Kellermayer") },
    bus: { licenceplate: "R-DK 512", design: "coach", capacity: 57, name: "Setra 517" },
    programme: {
      ...{ transferType: "transferoneway", startPlace: first.from, endPlace: last.to, passengers: 44, quantity: 1 },
      stops: stretches.slice(1).map(({ from }) => from),
      ...{ start: first.leave, end: arrival, arrival, back: null },
    },
    sections: stretches.map(section),
  };
}

async function textOf(content: JourneyForm, language: Language = "de") {
  const issued = { number: 10_012, version: 1, issuedAt: Date.UTC(2027, 0, 4), content };
  const crew = [{ name: "Jonas Wiesgickl", vehicle: null }];
  const bytes = await renderJourneyForm(issued, { crew, vehicle: null }, language);
  return (await pdfText(new Uint8Array(bytes))).replaceAll("\u00a0", " ");
}

it("in the night that has an hour twice the sheet says which clock each side of it is by", async () => {
  const [from, to] = [makePlace(regensburg), makePlace(prag)];
  // 01:30 by summer time; three hours later it is 03:30, as two o'clock comes twice.
  const content = form([{ from, to, leave: Date.UTC(2027, 9, 30, 23, 30), minutes: 180 }]);
  const text = await textOf(content);
  expect(text).toContain("Uhrzeiten: Mitteleuropa (MESZ, ab 31.10. 02:00 MEZ)");
  expect(text).toContain("31.10.2027 01:30");
  expect(text).toContain("31.10. 01:30 – 03:30");
  expect(text).toContain("ca. 03:30");
  expect(await textOf(content, "en")).toContain("Times: Central Europe (CEST, from 31.10. 02:00 CET)");
});

it("a stretch that ends on another day says which", async () => {
  const [from, to] = [makePlace(regensburg), makePlace(prag)];
  const night = form([
    { from, to, leave: Date.UTC(2027, 5, 4, 20), minutes: 180 },
    { from: to, to: from, leave: Date.UTC(2027, 5, 5, 6), minutes: 180 },
  ]);
  const text = await textOf(night);
  expect(text).toMatch(/04\.06\. 22:00 – 01:00\s+\(05\.06\.\)/);
  expect(text).toMatch(/05\.06\. 08:00 – 11:00\n/);
});

it("in the night that misses an hour three hours end four hours later on the clock", async () => {
  const [from, to] = [makePlace(regensburg), makePlace(prag)];
  const text = await textOf(form([{ from, to, leave: Date.UTC(2027, 2, 28, 0, 30), minutes: 180 }]));
  expect(text).toContain("Uhrzeiten: Mitteleuropa (MEZ, ab 28.03. 03:00 MESZ)");
  expect(text).toContain("28.03. 01:30 – 05:30");
});

it("a trip through three time zones has one clock throughout, and names it", async () => {
  const [west, middle, east] = [makePlace(london), makePlace(regensburg), makePlace(sofia)];
  const leave = Date.UTC(2027, 5, 12, 6);
  const second = leave + 900 * minute;
  const text = await textOf(
    form([
      { from: west, to: middle, leave, minutes: 900 },
      { from: middle, to: east, leave: second, minutes: 960 },
    ]),
  );
  expect(text).toContain("Uhrzeiten: Mitteleuropa (MESZ)");
  // In London it is seven, in Sofia 16:00: the sheet counts on.
  expect(text).toContain("12.06.2027 08:00");
  expect(text).toContain("12.06. 08:00 – 23:00");
  expect(text).toContain("12.06. 23:00 – 15:00");
  // The next day, which the clock alone does not say.
  expect(text).toContain("ca. 15:00 (13.06.)");
});

const words: Record<Language, readonly string[]> = {
  de: ["Fahrtenblatt FB-10012", "Besteller", "Programm", "Abfahrt", "Ankunft, geschätzt", "Abschnitte", "besetzt"],
  en: ["Journey form FB-10012", "Programme", "Departure", "Arrival", "Stretches", "with group", "Prague, Czechia"],
  es: [
    ...["Hoja de ruta FB-10012", "Cliente", "Empresa de autocares", "57 plazas", "Conductor", "Pasajeros", "Programa"],
    ...["Horas: Europa central (CEST)", "Salida", "hacia las 11:00", "Llegada estimada", "Ratisbona, Alemania"],
    ...["Tramos", "con grupo", "Total en vacío", "Fecha, firma del conductor", "Cuentakilómetros al inicio y al final"],
    ...["versión 1 del 04.01.2027", "Página 1 de 1"],
  ],
};

it.each(languages)("the journey form is of one language throughout: %s", async (language) => {
  const [from, to] = [makePlace(regensburg, { language }), makePlace(prag, { language })];
  const text = await textOf(form([{ from, to, leave: Date.UTC(2027, 5, 12, 6), minutes: 180 }]), language);
  for (const word of words[language]) expect(text).toContain(word);
  for (const other of languages.filter((one) => one !== language)) {
    expect(text).not.toContain(words[other][0]);
  }
});

it("a stretch shorter than the five minutes of an estimate has one time, not a span to itself", async () => {
  const [from, to] = [makePlace(regensburg), makePlace(prag)];
  const leave = Date.UTC(2027, 5, 12, 1, 10);
  const text = await textOf(
    form([
      { from, to: from, leave, minutes: 0 },
      { from, to, leave, minutes: 215 },
    ]),
  );
  expect(text).toMatch(/12\.06\. 03:10\s+Regensburg/);
  expect(text).not.toContain("03:10 – 03:10");
  expect(text).toContain("12.06. 03:10 – 06:45");
});
