import { beforeEach, expect, it } from "vitest";
import { viewerOf } from "@/lib/access/viewer";
import { POST as near } from "@/app/api/advertiserlocation/activeallnear/route";
import { query } from "@/lib/db/pool";
import { prisma } from "@/lib/db/prisma";
import { listOnTheWay, listRecommendations } from "@/lib/features/advertiserlocation/queries/list";
import type { SubscriptionState } from "@/prisma/generated/client";
import { openStateAt } from "@/lib/features/advertiserlocation/rules/opening";
import { envelope, request, resetDb } from "../db";

beforeEach(resetDb);

const munich = { longitude: 11.576, latitude: 48.137 };
const nuremberg = { longitude: 11.077, latitude: 49.452 };

type Place = { latitude: number; longitude: number };
type Told = { abonnement?: SubscriptionState; facts?: object };

async function makeHouse(name: string, { latitude, longitude }: Place, { abonnement = "active", facts }: Told = {}) {
  const words = { de: name };
  await prisma.company.create({
    data: {
      companyType: "travelService",
      name,
      slug: name.toLowerCase(),
      address: {},
      email: `${name}@house.example`,
      advertiser: { create: { abonnement } },
      locations: {
        create: {
          ...{ title: words, description: words, address: { city: name }, latitude, longitude, category: "hotel" },
          facts,
        },
      },
    },
  });
}

const list = async (
  start: typeof munich | null,
  end: typeof munich | null,
  category: "hotel" | "restaurant" | null = null,
) => {
  const { rows } = await listRecommendations(await viewerOf(new Headers()), { start, end, category, language: "de" });
  return rows.map(({ title, distance }) => [title, distance === null ? null : Math.round(distance)]);
};

it("along a route by distance from the line, beside it and never behind its ends", async () => {
  await makeHouse("Ingolstadt", { latitude: 48.766, longitude: 11.426 });
  await makeHouse("Eichstaett", { latitude: 48.888, longitude: 11.184 });
  await makeHouse("Rosenheim", { latitude: 47.856, longitude: 12.129 });
  await makeHouse("Hamburg", { latitude: 53.55, longitude: 10 });
  const [first, second, third] = await list(munich, nuremberg);
  expect([first?.[0], second?.[0], third?.[0]]).toEqual(["Ingolstadt", "Eichstaett", "Rosenheim"]);
  expect(first?.[1]).toBeLessThan(10);
  expect(third?.[1]).toBeGreaterThan(45);
});

it("around one place by distance, without a place the newest, by category, paying ones only", async () => {
  await makeHouse("Dachau", { latitude: 48.26, longitude: 11.43 });
  await makeHouse("Freising", { latitude: 48.402, longitude: 11.746 }, { abonnement: "cancelled" });
  expect(await list(munich, null)).toEqual([["Dachau", 17]]);
  expect(await list(null, null)).toEqual([["Dachau", null]]);
  expect(await list(null, munich, "restaurant")).toEqual([]);
});

const always = [{ from: "00:00", to: "24:00" }];
const daily = (spans: { from: string; to: string }[]) =>
  Object.fromEntries(["mon", "tue", "wed", "thu", "fri", "sat", "sun"].map((day) => [day, spans]));

async function titles(body: object) {
  const answer = await envelope(await near(request("/api/advertiserlocation/activeallnear", { body })));
  expect(answer).toMatchObject({ status: 200, total: answer.entity.length });
  return answer.entity.map(({ title }: { title: string }) => title);
}

it("narrowed by what a stop has to have, by place, route and age alike", async () => {
  await makeHouse("Ingolstadt", { latitude: 48.766, longitude: 11.426 }, { facts: { washing: true, coachBays: 4 } });
  const all = { washing: true, wasteDisposal: true, coachBays: 12, groupSize: 180, hours: daily(always) };
  await makeHouse("Eichstaett", { latitude: 48.888, longitude: 11.184 }, { facts: all });
  await makeHouse("Rosenheim", { latitude: 47.856, longitude: 12.129 }, { facts: { coachBays: "many", hours: 7 } });
  const ends = [
    {},
    { start: munich },
    { start: munich, end: nuremberg },
    { start: munich, end: nuremberg, radius: 60 },
  ];
  for (const where of ends) {
    expect((await titles({ ...where, amenities: ["washing"] })).sort()).toEqual(["Eichstaett", "Ingolstadt"]);
    expect(await titles({ ...where, amenities: ["washing", "wasteDisposal"] })).toEqual(["Eichstaett"]);
    expect((await titles({ ...where, coachBays: 4 })).sort()).toEqual(["Eichstaett", "Ingolstadt"]);
    expect(await titles({ ...where, coachBays: 5 })).toEqual(["Eichstaett"]);
    expect(await titles({ ...where, groupSize: 180, openAt: "now" })).toEqual(["Eichstaett"]);
    expect(await titles({ ...where, groupSize: 181 })).toEqual([]);
    expect(await titles({ ...where, openAt: "2026-12-24T03:30" })).toEqual(["Eichstaett"]);
  }
});

it("open on the clocks of the place, a night of the day before and days on which it is shut taken in", async () => {
  const facts = {
    hours: { fri: [{ from: "18:00", to: "02:00" }] },
    closed: [{ from: "2026-12-04", to: "2026-12-06" }],
  };
  await makeHouse("Dachau", { latitude: 48.26, longitude: 11.43 }, { facts });
  const open = async (openAt: string) => (await titles({ openAt })).length;
  expect(await Promise.all(["2026-11-27T17:59", "2026-11-27T18:00", "2026-11-28T01:59"].map(open))).toEqual([0, 1, 1]);
  expect(await Promise.all(["2026-11-28T02:00", "2026-12-04T19:00", "2026-12-11T19:00"].map(open))).toEqual([0, 0, 1]);
});

it("a zone that nobody knows is that of the company", async () => {
  await makeHouse(
    "Dachau",
    { latitude: 48.26, longitude: 11.43 },
    { facts: { timeZone: "No/Where", hours: daily(always) } },
  );
  expect(await titles({ openAt: "now" })).toEqual(["Dachau"]);
});

it("400 for wishes that make no sense", async () => {
  const off = [{ amenities: ["pool"] }, { coachBays: 0 }, { groupSize: 1.5 }, { openAt: "soon" }];
  for (const body of [...off, { openAt: "2026-02-30T10:00" }, { openAt: "2026-11-27T18:00Z" }]) {
    const answer = await envelope(await near(request("/api/advertiserlocation/activeallnear", { body })));
    expect([answer.status, answer.fields.length]).toEqual([400, 1]);
  }
});

it("database and page agree on what is open", async () => {
  const pad = (value: number) => String(value).padStart(2, "0");
  const time = (n: number) => `${pad((n * 7) % 24)}:${pad((n * 13) % 60)}`;
  const days = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
  const cases = Array.from({ length: 400 }, (_, n) => {
    const hours = Object.fromEntries(
      days.flatMap((day, at) => ((n + at) % 3 ? [[day, [{ from: time(n + at), to: time(n * 3 + at + 1) }]]] : [])),
    );
    const closed = n % 5 ? [] : [{ from: `2026-11-${pad(16 + (n % 7))}`, to: `2026-11-${pad(18 + (n % 7))}` }];
    return { facts: { hours, closed }, local: `2026-11-${pad(16 + (n % 9))}T${time(n * 11)}` };
  });
  const rows = await query<{ open: boolean }>(
    "tests.open",
    "select location_open(facts, local) as open from unnest($1::jsonb[], $2::timestamp[]) with ordinality c(facts, local, n) order by n",
    [cases.map(({ facts }) => JSON.stringify(facts)), cases.map(({ local }) => local)],
  );
  const here = cases.map(({ facts, local }) => {
    return openStateAt({ ...facts, timeZone: "UTC" }, Date.parse(`${local}:00Z`))?.open === true;
  });
  expect(rows.map(({ open }) => open)).toEqual(here);
  expect(here.filter(Boolean).length).toBeGreaterThan(50);
});

const regensburg = { longitude: 12.1, latitude: 49.01 };
const prague = { longitude: 14.44, latitude: 50.08 };
const landshut = { longitude: 12.15, latitude: 48.54 };

async function onTheWay(query: Partial<Parameters<typeof listOnTheWay>[1]>) {
  const viewer = await viewerOf(new Headers());
  return listOnTheWay(viewer, { start: regensburg, end: prague, category: null, language: "de", ...query });
}
const titlesOf = ({ rows }: Awaited<ReturnType<typeof onTheWay>>) => rows.map(({ title }) => title);

it("along the road and not along the line between both ends: at which of its km, and how far off", async () => {
  await makeHouse("Pilsen", { latitude: 49.74, longitude: 13.38 });
  await makeHouse("Wernberg", { latitude: 49.538, longitude: 12.162 });
  await makeHouse("Klattau", { latitude: 49.395, longitude: 13.295 });
  await makeHouse("Hamburg", { latitude: 53.55, longitude: 10 });
  const found = await onTheWay({ km: 20 });
  expect(titlesOf(found).toSorted()).toEqual(["Pilsen", "Wernberg"]);
  const { way, total } = found;
  expect(total).toBe(2);
  expect(way?.source).toBe("network");
  expect(way?.km).toBeGreaterThan(230);
  expect(way?.km).toBeLessThan(290);
  const [pilsen, wernberg] = ["Pilsen", "Wernberg"].map((name) => found.rows.find(({ title }) => title === name));
  expect(wernberg?.distance).toBeLessThan(5);
  expect(wernberg?.along).toBeGreaterThan(55);
  expect(wernberg?.along).toBeLessThan(95);
  expect(pilsen?.along).toBeGreaterThan(140);
  expect(pilsen?.along).toBeLessThan(190);
  expect(titlesOf(await onTheWay({ km: 20, order: "way" }))).toEqual(["Wernberg", "Pilsen"]);
  expect(titlesOf(await onTheWay({ km: 20, order: "way", start: prague, end: regensburg }))).toEqual([
    "Pilsen",
    "Wernberg",
  ]);
});

it("over the trip's stops; around the place where both ends are one; where no road is near along the great circle", async () => {
  await makeHouse("Landshut", { latitude: 48.55, longitude: 12.16 });
  expect(titlesOf(await onTheWay({ km: 20 }))).toEqual([]);
  const over = await onTheWay({ km: 20, via: [landshut] });
  expect(titlesOf(over)).toEqual(["Landshut"]);
  expect(over.way?.km).toBeGreaterThan(340);
  const standing = await onTheWay({ start: landshut, end: landshut, km: 20 });
  expect([standing.way, ...titlesOf(standing)]).toEqual([null, "Landshut"]);
  const sea = await onTheWay({ start: { longitude: -30, latitude: 40 }, end: { longitude: -40, latitude: 20 } });
  expect(sea).toMatchObject({ rows: [], total: 0, way: { source: "factor" } });
});
