import { expect, it } from "vitest";
import type { OwnLocation } from "@/lib/features/advertiserlocation/schema/own";
import { arranged } from "./locations-address";

const named = (title: string, at: number) =>
  ({ id: `${at}`, title, active: true, created_at: at, address: {} }) as OwnLocation;

it("sorts by name as people count, Haus 2 before Haus 10", () => {
  const rows = [named("Haus 10", 1), named("Ährenhof", 2), named("Haus 2", 3)];
  const titles = arranged(rows, { show: "all", sort: "title", page: 1 }, "de").map(({ title }) => title);
  expect(titles).toEqual(["Ährenhof", "Haus 2", "Haus 10"]);
});
