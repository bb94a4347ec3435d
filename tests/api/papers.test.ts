import { beforeEach, describe, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { eraseTripsOf } from "@/lib/features/trip/commands/erase";
import { issuedPapers } from "@/lib/features/paper/queries";
import { journeyForm } from "@/lib/features/paper/schema";
import { stopTimes } from "@/lib/features/driver/queries/stop-times";
import { tripWay } from "@/lib/features/way/queries";
import { formatDateTime, formatMoney, formatTime } from "@/lib/i18n/formats";
import { makePlace, prag, regensburg } from "@/prisma/factories/place";
import { resetDb } from "@/tests/db";
import { pdfText } from "@/tests/pdf-text";
import { person } from "@/tests/people";
import { addDriver, assign, jonas } from "./driver-calls";
import { found } from "./erasure";
import { paper } from "./paper-calls";
import { agreedTrip, callOff } from "./trip-calls";

beforeEach(resetDb);

const textOf = async (response: Response) => {
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  return pdfText(new Uint8Array(await response.arrayBuffer()));
};

const hour = 3_600_000;
const utc = (date: Date) => `${date.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
const passau = { id: "geo:2855328", city: "Passau", country: "DE", longitude: 13.46, latitude: 48.57 };
const author = { companyName: "Katrin Hofmann", email: "k.hofmann@school.example", phone: "+49 941 5074021" };

describe("the order confirmation", () => {
  it("names both sides, programme, bus, price with VAT, what is included and the terms, in three languages", async () => {
    const {
      company,
      author: reader,
      bus,
      trip,
    } = await agreedTrip(author, { price: { amount: 184_000, currency: "EUR" } });
    const words = {
      de: [
        "Auftragsbestätigung",
        "Katrin Hofmann",
        bus.licenceplate,
        "Maut",
        "Frei bis zum Vortag.",
        "1.840,00",
        "19 %",
      ],
      en: ["Order confirmation", "Katrin Hofmann", "Departure", "Included in the price"],
      es: ["Confirmación de pedido", "Katrin Hofmann", "Salida", "IVA 19"],
    };
    for (const [lng, expected] of Object.entries(words)) {
      const text = await textOf(await paper(company, trip.id, "confirmation.pdf", `?lng=${lng}`));
      for (const word of [...expected, `AB-${trip.number}`])
        expect(text.replaceAll("\u00a0", " "), lng).toContain(word);
    }
    expect(await textOf(await paper(reader, trip.id, "confirmation.pdf"))).toContain(`AB-${trip.number}`);
    expect(await prisma.tripPaper.count()).toBe(1);
  });

  it("prints a dash where somebody has typed an arrow", async () => {
    const cancellation = "Kostenlos bis 14 Tage vorher \u21d2 danach 50 %.";
    const { company, trip } = await agreedTrip({ ...author, companyName: "Chor \u2194 Orchester" }, { cancellation });
    const text = (await textOf(await paper(company, trip.id, "confirmation.pdf"))).replace(/\s+/g, " ");
    expect(text).toContain("14 Tage vorher – danach 50");
    expect(text).toContain("Chor – Orchester");
  });

  it("keeps its number: what changes makes a new version, the earlier one stays readable as it was", async () => {
    const { company, trip } = await agreedTrip(author);
    await paper(company, trip.id, "confirmation.pdf");
    await paper(company, trip.id, "confirmation.pdf");
    await prisma.trip.update({ where: { id: trip.id }, data: { passengers: 17 } });
    const two = await textOf(await paper(company, trip.id, "confirmation.pdf", "?lng=de"));
    expect(two).toContain("Fassung 2");
    expect(two).toContain("17");
    const one = await textOf(await paper(company, trip.id, "confirmation.pdf", "?lng=de&version=1"));
    expect(one).toContain("Fassung 1");
    expect((await paper(company, trip.id, "confirmation.pdf", "?version=3")).status).toBe(404);
    const both = await Promise.all([1, 2, 3].map(() => paper(company, trip.id, "journeyform.pdf")));
    expect(both.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await prisma.tripPaper.count({ where: { kind: "journeyform" } })).toBe(1);
    // As the trip's page lists them to both sides; an admin looks on without them.
    const listed = (await issuedPapers({ id: trip.id, side: "author" })).map(({ kind, version }) => [kind, version]);
    expect(listed.toSorted()).toEqual([
      ["confirmation", 1],
      ["confirmation", 2],
      ["journeyform", 1],
    ]);
    expect(await issuedPapers({ id: trip.id, side: null })).toEqual([]);
  });
});

describe("a trip that was called off", () => {
  const words = {
    de: ["Storniert", "Der Besteller hat den Auftrag am", "Die Fahrt findet nicht statt."],
    en: ["Cancelled", "The customer cancelled the order on", "The trip does not take place."],
    es: ["Anulado", "El cliente anuló el pedido el", "El viaje no se realiza."],
  };
  const plain = async (response: Response) => (await textOf(response)).replace(/\s+/g, " ");

  it("says so on both papers before all else, with what it costs; what was issued before stays as it was", async () => {
    const all = await agreedTrip(author, { price: { amount: 184_000, currency: "EUR" } });
    const { company, author: reader, trip } = all;
    for (const file of ["confirmation.pdf", "journeyform.pdf"] as const)
      expect(await plain(await paper(company, trip.id, file, "?lng=de"))).not.toContain("Storniert");
    expect((await callOff(trip.id, reader, { reason: "groupStays" })).status).toBe(200);
    const { cancelledAt, cancelFee } = await prisma.trip.findUniqueOrThrow({ where: { id: trip.id } });
    expect(cancelFee).toBeGreaterThan(0);
    for (const [lng, [title = "", who = "", drive = ""]] of Object.entries(words)) {
      const confirmed = await plain(await paper(reader, trip.id, "confirmation.pdf", `?lng=${lng}`));
      expect(confirmed).toContain(`${title} ${who} ${formatDateTime(Number(cancelledAt))}`);
      expect(confirmed).toContain(formatMoney(cancelFee ?? 0, "EUR", lng as "de").replace(/\s/g, " "));
      expect(confirmed.indexOf(title)).toBeLessThan(confirmed.indexOf("Katrin Hofmann"));
      expect(await plain(await paper(company, trip.id, "journeyform.pdf", `?lng=${lng}`))).toContain(drive);
    }
    expect(await plain(await paper(company, trip.id, "confirmation.pdf", "?lng=de"))).toContain("Fassung 2");
    expect(await plain(await paper(company, trip.id, "confirmation.pdf", "?lng=de&version=1"))).not.toContain(
      "Storniert",
    );
    expect(await (await paper(company, trip.id, "trip.ics")).text()).toContain("STATUS:CANCELLED");
  });

  it("by its company: who and when, and no cost", async () => {
    const { company, trip } = await agreedTrip(author);
    expect((await callOff(trip.id, company, { reason: "busDown" })).status).toBe(200);
    const { name } = await prisma.company.findUniqueOrThrow({ where: { id: company.companyId ?? "" } });
    const text = await plain(await paper(company, trip.id, "confirmation.pdf", "?lng=de"));
    expect(text).toContain(`${name} hat den Auftrag am`);
    expect(text).not.toContain("Stornokosten");
  });
});

it("the journey form names the driver, each stretch with its km, and the empty ways from and to the yard", async () => {
  const { company, bus, trip } = await agreedTrip(author);
  const where = { id: company.companyId ?? "" };
  await prisma.company.update({ where, data: { longitude: 12.1, latitude: 49.01 } });
  const driver = (await addDriver(company)).entity[0].id;
  await assign(company, trip.id, { bus: bus.id, drivers: [driver], version: 1 });
  const text = await textOf(await paper(company, trip.id, "journeyform.pdf", "?lng=de"));
  for (const word of ["Fahrtenblatt", `FB-${trip.number}`, jonas.name, "Betriebshof", "leer", "besetzt", "km"])
    expect(text).toContain(word);
  // What is kept names nobody who drives.
  expect(await found(["wiesgickl"])).toEqual(["driver.name"]);
});

it("the calendar file holds both ways of a trip there and back, with one name each for good", async () => {
  const { company, author: reader, trip } = await agreedTrip({ ...author, transferType: "transfertwoway" });
  const response = await paper(reader, trip.id, "trip.ics", "?lng=de");
  expect(response.headers.get("content-type")).toContain("text/calendar");
  const text = await response.text();
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(text.match(/UID:(.*)/g)?.map((line) => line.slice(4, 40))).toEqual([trip.id, trip.id]);
  expect(text).toContain(`DTSTART:${utc(trip.start)}`);
  expect((await paper(company, trip.id, "trip.ics")).status).toBe(200);
});

it("a one-way trip arrives when its ticket says so, on papers and in the calendar", async () => {
  // In the morning: times of another day than the trip's first have that day beside them.
  const date = Math.floor(Date.now() / (24 * hour)) * 24 * hour + 488 * hour;
  const [start, stops] = [{ address: makePlace(regensburg), date }, [makePlace(passau)]];
  const way = await tripWay({ start, stops, end: { address: makePlace(prag), date } });
  const end = { address: makePlace(prag), date: date + (way?.minutes ?? 0) * 60_000 };
  const { company, trip } = await agreedTrip({ start, stops, end });
  // What two sides have agreed upon counts, not the road's estimate.
  const agreed = end.date + hour / 2;
  const sheet = async () => {
    expect((await paper(company, trip.id, "journeyform.pdf")).status).toBe(200);
    const { content } = await prisma.tripPaper.findFirstOrThrow({ orderBy: { version: "desc" } });
    return journeyForm.parse(content);
  };
  const { programme, sections } = await sheet();
  expect(programme.arrival).toBe(end.date);
  expect(sections.filter(({ empty }) => !empty).at(-1)?.arrive).toBe(end.date);
  // A stop has its time on the sheet, and the same on the driver's page.
  const [stopAt] = await stopTimes({ ...programme, stops: programme.stops });
  expect(stopAt).toBe(sections.filter(({ empty }) => !empty)[0]?.arrive);
  const form = await textOf(await paper(company, trip.id, "journeyform.pdf", "?lng=de"));
  expect(form.replaceAll("\u00a0", " ")).toMatch(new RegExp(`ca\\. ${formatTime(stopAt ?? 0)}[^\\d]*Passau`));
  await prisma.trip.update({ where: { id: trip.id }, data: { end: new Date(agreed) } });
  expect((await sheet()).programme.arrival).toBe(agreed);
  const text = await textOf(await paper(company, trip.id, "confirmation.pdf", "?lng=de"));
  expect(text.replaceAll("\u00a0", " ")).toContain(`ca. ${formatTime(agreed)}`);
  expect(await (await paper(company, trip.id, "trip.ics")).text()).toContain(`DTEND:${utc(new Date(agreed))}`);
});

it("papers are their two sides' alone: 401 or 404 for anybody else, an admin too", async () => {
  const { trip } = await agreedTrip(author);
  const [other, admin] = [await person("busoperator"), await person(null, "admin")];
  for (const file of ["confirmation.pdf", "journeyform.pdf", "trip.ics"] as const) {
    for (const reader of [other, admin]) expect((await paper(reader, trip.id, file)).status).toBe(404);
    expect((await paper({}, trip.id, file)).status).toBe(401);
    expect((await paper({ token: "x".repeat(43) }, trip.id, file)).status).toBe(401);
    expect((await paper(other, crypto.randomUUID(), file)).status).toBe(404);
    expect((await paper(other, trip.id, file, "?lng=fr")).status).toBe(400);
  }
  expect(await prisma.tripPaper.count()).toBe(0);
});

it("an erased author is in no paper any more, its numbers stay", async () => {
  const { company, request, trip } = await agreedTrip(author);
  await paper(company, trip.id, "confirmation.pdf");
  await paper(company, trip.id, "journeyform.pdf");
  await transaction((tx) => eraseTripsOf(tx, request.id));
  const hits = (await found(["katrin hofmann", author.email, author.phone])).filter((one) => one.startsWith("trip"));
  expect(hits).toEqual([]);
  const text = await textOf(await paper(company, trip.id, "confirmation.pdf", "?version=1"));
  expect(text).toContain(`AB-${trip.number}`);
});
