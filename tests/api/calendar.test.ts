import { isBusPartner } from "@/lib/access/rules";
import { viewerAs } from "@/tests/viewer";
import { beforeEach, describe, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { calendarEntries } from "@/lib/features/calendar/queries/entries";
import { calendarEntry } from "@/lib/features/calendar/schema";
import { makeBus } from "@/prisma/factories/bus";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { makePlace, prag, regensburg } from "@/prisma/factories/place";
import * as file from "@/app/api/company/[id]/calendar.csv/route";
import { params, request, resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { day, hour, readCalendar, soon } from "./calendar-calls";
import { agreedTrip } from "./trip-calls";

beforeEach(resetDb);

type Partner = Awaited<ReturnType<typeof person>>;
const at = (date: number, length = hour) => ({
  start: { address: makePlace(regensburg), date },
  end: { address: makePlace(prag), date: date + length },
});
const own = ({ companyId, id }: Partner, date = soon, length = hour) =>
  makeBusRequest({ authorCompanyId: companyId, authorUserId: id, companyType: "busoperator", ...at(date, length) });

describe("a company's calendar", () => {
  it("holds what the company posted, what was sent to it alone, and its bookings, by their start", async () => {
    const partner = await person("busoperator");
    const bus = await makeBus({ companyId: partner.companyId as string, licenceplate: "R CB 418" });
    const posted = await own(partner, soon + hour);
    const received = await makeBusRequest({
      mode: "individual",
      receiverCompanyId: partner.companyId,
      ...at(soon - hour),
    });
    const booking = await prisma.booking.create({
      data: {
        companyId: partner.companyId as string,
        busId: bus.id,
        title: "Klassenfahrt",
        start: new Date(soon),
        end: new Date(soon + hour),
      },
    });
    const { status, entity } = await readCalendar(partner, partner.companyId);
    expect(status).toBe(200);
    expect(entity.map((entry: unknown) => calendarEntry.parse(entry))).toMatchObject([
      { id: received.id, received: true, mayMove: false, title: "Regensburg → Prague" },
      { id: booking.id, kind: "booking", category: null, bus: { licenceplate: "R CB 418" }, mayMove: true },
      { id: posted.id, kind: "grouprequest", received: false, mayMove: true, start: soon + hour, state: "active" },
    ]);
    const text = JSON.stringify(entity);
    for (const secret of ["verein@people.example", "Sportverein"]) expect(text).not.toContain(secret);
  });

  it("leaves out what was not approved for it and what others have", async () => {
    const [partner, other] = [await person("busoperator"), await person("busoperator")];
    await makeBusRequest({ mode: "individual", state: "pending", receiverCompanyId: partner.companyId, ...at(soon) });
    await own(other);
    expect((await readCalendar(partner, partner.companyId)).entity).toEqual([]);
  });

  it("holds what touches the stretch of time, however long it lasts", async () => {
    const partner = await person("touroperator");
    const long = await own(partner, soon - 300 * day, 500 * day);
    await own(partner, soon + day + 1);
    const until = await own(partner, soon - 3 * day, 2 * day);
    await own(partner, soon - 3 * day, 2 * day - 1);
    const { entity } = await readCalendar(partner, partner.companyId);
    expect(entity.map(({ id }: { id: string }) => id)).toEqual([long.id, until.id]);
  });

  it("says why something ended; the page leaves out what takes place no more", async () => {
    const partner = await person("busoperator");
    const gone = await own(partner);
    const filled = await own(partner, soon + 1);
    const ended = (id: string, endReason: "withdrawn" | "filled") =>
      prisma.busRequest.update({ where: { id }, data: { endedAt: new Date(), endReason } });
    await ended(gone.id, "withdrawn");
    await ended(filled.id, "filled");
    const { entity } = await readCalendar(partner, partner.companyId);
    expect(entity).toMatchObject([
      { state: "withdrawn", mayMove: false },
      { state: "filled", mayMove: false },
    ]);
    const viewer = await viewerAs(isBusPartner, partner.cookie);
    const shown = await calendarEntries(viewer, partner.companyId as string, { from: soon - day, to: soon + day });
    expect(shown.map(({ state }) => state)).toEqual(["filled"]);
  });

  it("401 without a session, 403 for a travel service, 404 for a foreign company, 200 for an admin", async () => {
    const [partner, other] = [await person("busoperator"), await person("driver")];
    expect((await readCalendar({}, partner.companyId)).status).toBe(401);
    expect((await readCalendar(await person("travelService"), partner.companyId)).status).toBe(403);
    expect((await readCalendar(other, partner.companyId)).status).toBe(404);
    const admin = await person(null, "admin");
    expect((await readCalendar(admin, partner.companyId)).status).toBe(200);
    expect((await readCalendar(admin, "01a1fc71-b81e-715f-b40b-8863a68b9193")).status).toBe(404);
  });

  it("400 for a stretch above 400 days, one that ends before it starts, and moments that are none", async () => {
    const partner = await person("busoperator");
    const read = (from: unknown, to: unknown) => readCalendar(partner, partner.companyId, from, to);
    expect((await read(soon, soon + 400 * day)).status).toBe(200);
    expect(await read(soon, soon + 400 * day + 1)).toMatchObject({ status: 400, fields: [{ message: "spanTooLong" }] });
    expect(await read(soon, soon)).toMatchObject({ status: 400, fields: [{ message: "endBeforeStart" }] });
    for (const odd of ["", "soon", "-1", "1e9", "NaN", "99999999999999"])
      expect((await read(odd, soon)).status).toBe(400);
    expect((await readCalendar(partner, "no-id")).status).toBe(400);
  });
});

describe("GET /company/{id}/calendar.csv", () => {
  const fileFor = (id: string, cookie: string) => {
    const path = `/api/company/${id}/calendar.csv?from=${soon - day}&to=${soon + day}`;
    return file.GET(request(path, { cookie, headers: { "accept-language": "de" } }), params({ id }));
  };

  it("holds posts and own entries; another company's is not to be found", async () => {
    const partner = await person("busoperator");
    const id = partner.companyId ?? "";
    const { number } = await own(partner);
    await prisma.booking.create({
      data: { companyId: id, title: "Werkstatt", start: new Date(soon), end: new Date(soon + hour) },
    });
    const response = await fileFor(id, partner.cookie);
    expect(response.headers.get("content-type")).toMatch(/^text\/csv/);
    const lines = (await response.text()).trim().split("\r\n");
    expect(lines).toHaveLength(3);
    expect(lines.join()).toContain(`CB-${number}`);
    expect(lines.join()).toContain("Werkstatt");
    expect((await fileFor(id, (await person("busoperator")).cookie)).status).toBe(404);
  });

  it("leads from an agreed trip to its page", async () => {
    const { company, trip } = await agreedTrip();
    const [id, start] = [company.companyId ?? "", trip.start.getTime()];
    const path = `/api/company/${id}/calendar.csv?from=${start - day}&to=${start + day}`;
    const text = await (await file.GET(request(path, { cookie: company.cookie }), params({ id }))).text();
    expect(text).toContain(`/userpanel/trips/${trip.id}`);
  });
});
