import { z } from "zod";
import { adminList } from "@/lib/http/admin-list";
import { one, term } from "@/lib/http/list-query";
import { searchStages } from "./rules";

/** A search for a bus that runs, as the admins see it among others. */
export const runningSearch = z
  .strictObject({
    /** The emergency's. */
    id: z.uuid(),
    reference: z.string(),
    stage: z.enum(searchStages),
    place: z.string(),
    passengers: z.number().int().nullable(),
    /** Who needs the bus. */
    author: z.string(),
    phone: z.string().nullable(),
    /** km that are asked; null before the first ring. */
    ring: z.number().int().nullable(),
    asked: z.number().int(),
    seen: z.number().int(),
    /** Who has said yes or no. */
    answered: z.number().int(),
    can: z.number().int(),
    /** When it began, and when it goes on by itself. */
    created_at: z.number().int(),
    dueAt: z.number().int().nullable(),
  })
  .meta({ id: "RunningSearch" });
export type RunningSearch = z.output<typeof runningSearch>;

/** The admins' list of searches that run: those that nobody helps first. */
export const runningList = adminList<RunningSearch>()({
  name: "searches",
  screen: "searches",
  table: "default",
  words: "dispatch.admin",
  labels: "dispatch.admin.column",
  columns: {
    reference: { nowrap: true },
    stage: { values: "dispatch.admin.stage", nowrap: true, card: "side" },
    place: {},
    passengers: { right: true },
    author: {},
    phone: { nowrap: true },
    since: { of: ({ created_at }) => new Date(created_at), sort: "since", nowrap: true },
    ring: { right: true },
    asked: { right: true },
    answered: { right: true },
    can: { right: true },
    due: { of: ({ dueAt }) => (dueAt === null ? null : new Date(dueAt)), nowrap: true, usual: false },
  },
  terms: {
    stage: one(z.enum(searchStages, "invalidValue")),
    /** Words of the place, or of who needs the bus. */
    text: one(term),
  },
  filters: { stage: { label: "dispatch.admin.column.stage" } },
  sorts: ["stage", "since"],
  dir: "asc",
});
export type RunningFilter = z.output<typeof runningList.filter>;
export type RunningTerms = NonNullable<RunningFilter["a"]>;
export type RunningSort = (typeof runningList.sorts)[number];
