import { beforeEach, describe, expect, it } from "vitest";
import * as one from "@/app/api/busrequest/[id]/route";
import * as requests from "@/app/api/busrequest/route";
import * as drivinghours from "@/app/api/drivinghours/route";
import * as priceguide from "@/app/api/priceguide/route";
import { prisma } from "@/lib/db/prisma";
import { makeBusRequest } from "@/prisma/factories/bus-request";
import { makePlace, type Spot } from "@/prisma/factories/place";
import { envelope, params, request, resetDb } from "@/tests/db";
import { draft, person, place, prague, regensburg } from "@/tests/people";
import { frame, group, keep, operator, search } from "./tour-calls";
import { agreedTrip, guideOf, propose } from "./trip-calls";

beforeEach(resetDb);

const day = 86_400_000;
const at = (name: string, latitude: number, longitude: number, country = "DE") =>
  place(name, longitude, latitude, country);
const northSea = at("Nordsee", 56, 3);
const lake = at("Bodensee", 47.61, 9.42);

type Answer = { status: number; fields?: { path: string; message: string }[] };
const said = ({ status, fields = [] }: Answer) => [status, ...fields.map(({ path, message }) => `${path} ${message}`)];

const post = async (changes: Record<string, unknown>, cookie?: string) =>
  envelope(await requests.POST(request("/api/busrequest", { body: draft(changes), cookie })));
const put = async (id: string, body: unknown, cookie: string) =>
  envelope(await one.PUT(request(`/api/busrequest/${id}`, { method: "PUT", body, cookie }), params({ id })));
const ask = async (handler: typeof priceguide, path: string, body: unknown) =>
  envelope(await handler.POST(request(path, { body })));

const date = Date.now() + 30 * day;
const trip = (changes: Record<string, unknown>) => ({
  transferType: "transferoneway",
  start: { address: regensburg, date },
  end: { address: prague },
  ...changes,
});
const price = (changes: Record<string, unknown>) =>
  ask(priceguide, "/api/priceguide", { ...trip(changes), passengers: 40 });
const hours = (changes: Record<string, unknown>) => ask(drivinghours, "/api/drivinghours", { request: trip(changes) });

describe("a place in the sea or on a lake", () => {
  it("is refused in a request at its field: start, end, each stop; nothing is stored", async () => {
    const wrong = await post({
      start: { address: northSea, date },
      stops: [prague, lake],
      end: { address: northSea, date: date + day },
    });
    const fields = ["start.address placeAtSea", "stops.1 placeAtSea", "end.address placeAtSea"];
    expect(said(wrong)).toEqual([400, ...fields]);
    const { cookie } = await person("busoperator");
    const bare = {
      phone: null,
      organisationType: null,
      transferType: undefined,
      passengers: 48,
      companyName: "Reisen",
    };
    const ride = { ...bare, category: "emptyride", end: { address: lake, date: date + day } };
    expect(said(await post(ride, cookie))).toEqual([400, "end.address placeAtSea"]);
    expect(await prisma.busRequest.count()).toBe(0);
  });

  it("has neither price nor hours", async () => {
    expect(said(await price({ start: { address: northSea, date } }))).toEqual([400, "start.address placeAtSea"]);
    expect(said(await price({ stops: [lake] }))).toEqual([400, "stops.0 placeAtSea"]);
    expect(said(await hours({ end: { address: northSea } }))).toEqual([400, "request.end.address placeAtSea"]);
  });

  it.each(["start", "end"])("is no %s of a chain, whether it is looked for or kept", async (end) => {
    const me = await operator();
    const leg = await group("regensburg", "passau", 5);
    const wanted = frame(me.bus.id, { [end]: northSea });
    expect(said(await search(me, wanted))).toEqual([400, `${end} placeAtSea`]);
    expect(said(await keep(me, { ...wanted, legs: [leg.id] }))).toEqual([400, `${end} placeAtSea`]);
    expect(await prisma.tour.count()).toBe(0);
  });

  it("is neither proposed nor priced as a change of a trip", async () => {
    const { trip: agreed, company } = await agreedTrip();
    const change = { stops: [northSea] };
    const proposed = await propose(agreed.id, company, { ...change, delta: 0, note: "" });
    expect(said(proposed)).toEqual([400, "stops.0 placeAtSea"]);
    expect(said(await guideOf(agreed.id, company, change))).toEqual([400, "stops.0 placeAtSea"]);
  });
});

describe("a request of before whose place lies there", () => {
  const sea: Spot = { id: "test:sea", city: "Nordsee", country: "DE", longitude: 3, latitude: 56 };

  it("is read and changed in all else; another place must be on land", async () => {
    const admin = await person(null, "admin");
    const { id } = await makeBusRequest({ start: { address: makePlace(sea), date } });
    const read = await envelope(
      await one.GET(request(`/api/busrequest/${id}`, { cookie: admin.cookie }), params({ id })),
    );
    expect(read.status).toBe(200);
    const { version, start } = read.entity[0];
    const mended = await put(id, { version, start, description: "Neu" }, admin.cookie);
    expect(mended.entity[0]).toMatchObject({ description: "Neu", start: { address: start.address } });
    const next = mended.entity[0].version;
    const moved = { version: next, start: { ...start, address: lake } };
    expect(said(await put(id, moved, admin.cookie))).toEqual([400, "start.address placeAtSea"]);
    const landed = { version: next, start: { ...start, address: regensburg } };
    expect((await put(id, landed, admin.cookie)).status).toBe(200);
  });
});

it.each([
  ["Helgoland's pier", 54.175, 7.893, "DE"],
  ["Helgoland's dune", 54.187, 7.915, "DE"],
  ["the Lido of Venice", 45.41, 12.37, "IT"],
  ["the quay of San Marco", 45.433, 12.34, "IT"],
  ["Stralsund's harbour", 54.317, 13.1, "DE"],
  ["the quay of Lisbon", 38.706, -9.136, "PT"],
  ["the locks of Kiel-Holtenau", 54.3665, 10.142, "DE"],
  ["the pier of Sellin", 54.384, 13.7, "DE"],
  ["the end of Southend's pier", 51.514, 0.722, "GB"],
  ["IJmuiden's mole", 52.465, 4.53, "NL"],
  ["the bridge over the Öresund", 55.573, 12.85, "DK"],
  ["the bridge over the Great Belt", 55.343, 11.035, "DK"],
  ["the Vasco da Gama bridge", 38.76, -9.04, "PT"],
  ["Hallig Hooge", 54.57, 8.55, "DE"],
  ["Neuwerk", 53.92, 8.5, "DE"],
  ["Christiansø", 55.32, 15.187, "DK"],
  ["Lindau", 47.546, 9.683, "DE"],
  ["Corvo, where the base map ends", 39.7, -31.1, "PT"],
  ["Las Palmas", 28.1, -15.42, "ES"],
  ["Tunis, where no town is known", 36.8, 10.18, "TN"],
  ["Marrakesh, of which nothing is known", 31.63, -8, "MA"],
])("%s is land", async (name, latitude, longitude, country) => {
  const answer = await price({ end: { address: at(name, latitude, longitude, country) } });
  expect(said(answer)).toEqual([200]);
});

it.each([
  ["the German Bight off Helgoland", 54.3, 7.3],
  ["Fehmarnbelt", 54.58, 11.29],
  ["Lake Geneva", 46.46, 6.55],
  ["ten kilometres off Warnemünde", 54.28, 12.05],
  ["the Atlantic off the Canaries", 28.3, -15],
  ["the middle of the Atlantic", 45, -30],
])("%s is water", async (name, latitude, longitude) => {
  expect(said(await price({ end: { address: at(name, latitude, longitude) } }))).toEqual([
    400,
    "end.address placeAtSea",
  ]);
});
