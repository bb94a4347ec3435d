import { beforeEach, describe, expect, it } from "vitest";
import * as search from "@/app/api/admin/search/route";
import * as one from "@/app/api/busrequest/[id]/route";
import * as map from "@/app/api/busrequest/map/route";
import * as collection from "@/app/api/busrequest/route";
import { isBusPartner } from "@/lib/access/rules";
import { prisma } from "@/lib/db/prisma";
import { calendarEntries } from "@/lib/features/calendar/queries/entries";
import { exportRequests } from "@/lib/features/busrequest/queries/admin";
import { isAdmin } from "@/lib/access/rules";
import { type Language, languages } from "@/lib/i18n/routing";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { makePlace } from "@/prisma/factories/place";
import { envelope, params, request, resetDb } from "@/tests/db";
import { draft, person } from "@/tests/people";
import { viewerAs } from "@/tests/viewer";
import { day, fetchFeed, openFeed, soon } from "./calendar-calls";
import { nearMap } from "./near-calls";

beforeEach(resetDb);

const spot = (id: string, city: string, country: string, longitude: number, latitude: number) =>
  makePlace({ id, city, country, longitude, latitude });
const brno = spot("geo:3078610", "Brünn", "CZ", 16.61, 49.2);
const munich = spot("geo:2867714", "Munich", "DE", 11.58, 48.14);
const ends = { start: { address: munich, date: soon }, end: { address: brno, date: soon + 3_600_000 } };
const routes = { de: "München → Brünn", en: "Munich → Brno", es: "Múnich → Brno" };

const inLanguage = (cookie: string, language: Language) => `${cookie}; language=${language}`;
const json = async (response: Response) => (await envelope(response)).entity;

describe("a place from the gazetteer is called as its reader calls it", () => {
  it("on the map and in the admins' search, by the language that is asked for or the reader's", async () => {
    const { reference } = (await json(await post({ ...ends })))[0];
    const admin = await person(null, "admin");
    await prisma.busRequest.updateMany({ data: { state: "active", approvedAt: new Date() } });
    for (const lng of languages) {
      const [view] = await json(await map.GET(request(`/api/busrequest/map?bbox=5,45,20,55&zoom=6&lng=${lng}`)));
      expect(view.points.map(({ title }: { title: string }) => title)).toEqual([routes[lng]]);
      const cookie = inLanguage(admin.cookie, lng);
      const [found] = await json(await search.GET(request(`/api/admin/search?q=${reference}`, { cookie })));
      const [{ from, to }] = found.requests;
      expect(`${from} → ${to}`).toBe(routes[lng]);
    }
    const refused = await map.GET(request("/api/busrequest/map?bbox=5,45,20,55&zoom=6&lng=fr"));
    expect(refused.status).toBe(400);
  });

  it("in a company's calendar, near requests and feed, not where somebody typed it", async () => {
    const me = await person("busoperator");
    const companyId = me.companyId as string;
    await prisma.user.update({ where: { id: me.id }, data: { language: "es" } });
    await makeBusRequest({ authorCompanyId: companyId, companyType: "busoperator", category: "vacancy", ...ends });
    await makeBusRequest({ companyType: "busoperator", category: "emptyride", ...ends });
    const typed = { ...munich, placeId: "typed", address: "Brünn", address_fields: { ...brno.address_fields } };
    await makeBusRequest({ receiverCompanyId: companyId, mode: "individual", start: { address: typed, date: soon } });
    for (const lng of languages) {
      const viewer = await viewerAs(isBusPartner, inLanguage(me.cookie, lng));
      const entries = await calendarEntries(viewer, companyId, { from: soon - day, to: soon + day });
      expect(entries.map(({ title }) => title).sort()).toEqual(
        [routes[lng], `Brünn → ${{ de: "Prag", en: "Prague", es: "Praga" }[lng]}`].sort(),
      );
      const around = { at: `${munich.location.longitude},${munich.location.latitude}`, radius: 20 };
      const { entity: near } = await nearMap(companyId, inLanguage(me.cookie, lng), { ...around, kinds: "emptyride" });
      expect(near.map(({ title }: { title: string }) => title)).toEqual([routes[lng]]);
    }
    const { url } = (await openFeed(me, companyId)).entity[0];
    const text = await (await fetchFeed(url)).text();
    expect(text).toContain("Múnich → Brno");
    expect(text).toContain("LOCATION:Múnich\\, Alemania");
  });

  it("in the file of an export; the record keeps what it has", async () => {
    const { id } = await makeBusRequest({ authorCompanyId: null, ...ends });
    const admin = await person(null, "admin");
    const viewer = await viewerAs(isAdmin, inLanguage(admin.cookie, "es"));
    const rows = [];
    for await (const row of exportRequests(viewer, {})) rows.push(row);
    expect(rows[0]?.start.address.address).toBe("Múnich, Alemania");
    expect(rows[0]?.end.address?.address).toBe("Brno, Chequia");
    const read = await json(await one.GET(request(`/api/busrequest/${id}`, { cookie: "language=es" }), params({ id })));
    expect(read[0].start.address.address_fields.city).toBe("Munich");
    expect(read[0].end.address).toMatchObject({ address: "Brünn, Tschechien", placeId: "geo:3078610" });
  });

  it("in mails, in the language of who gets them", async () => {
    const cookie = "language=es";
    await post({ ...ends }, cookie);
    const mail = await prisma.outboxMail.findFirstOrThrow({ where: { template: "requestConfirm" } });
    expect(mail.data).toMatchObject({ from: "Múnich", to: "Brno" });
  });
});

function post(changes: Record<string, unknown>, cookie?: string) {
  return collection.POST(request("/api/busrequest/", { body: draft(changes), cookie }));
}
