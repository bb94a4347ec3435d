import { plainList } from "@/lib/http/admin-list";
import { searchStages } from "../rules";
import type { RunningSearch, RunningKeys } from "./dispatch";

/** The admins' list of searches that run: those that nobody helps first. */
export const plainRunningList = plainList<RunningSearch, RunningKeys>()({
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
  filters: { stage: { only: searchStages, label: "dispatch.admin.column.stage" } },
  sorts: ["stage", "since"],
  dir: "asc",
});
