import { beforeEach, expect, it } from "vitest";
import { viewerOf } from "@/lib/access/viewer";
import { prisma } from "@/lib/db/prisma";
import { listRecommendations } from "@/lib/features/advertiserlocation/queries/list";
import type { SubscriptionState } from "@/prisma/generated/client";
import { resetDb } from "../db";

beforeEach(resetDb);

const munich = { longitude: 11.576, latitude: 48.137 };
const nuremberg = { longitude: 11.077, latitude: 49.452 };

async function makeHouse(name: string, latitude: number, longitude: number, abonnement: SubscriptionState = "active") {
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
        create: { title: words, description: words, address: { city: name }, latitude, longitude, category: "hotel" },
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
  await makeHouse("Ingolstadt", 48.766, 11.426);
  await makeHouse("Eichstaett", 48.888, 11.184);
  await makeHouse("Rosenheim", 47.856, 12.129);
  await makeHouse("Hamburg", 53.55, 10);
  const [first, second, third] = await list(munich, nuremberg);
  expect([first?.[0], second?.[0], third?.[0]]).toEqual(["Ingolstadt", "Eichstaett", "Rosenheim"]);
  expect(first?.[1]).toBeLessThan(10);
  expect(third?.[1]).toBeGreaterThan(45);
});

it("around one place by distance, without a place the newest, by category, paying ones only", async () => {
  await makeHouse("Dachau", 48.26, 11.43);
  await makeHouse("Freising", 48.402, 11.746, "cancelled");
  expect(await list(munich, null)).toEqual([["Dachau", 17]]);
  expect(await list(null, null)).toEqual([["Dachau", null]]);
  expect(await list(null, munich, "restaurant")).toEqual([]);
});
