import type { z } from "zod";
import { withTerms } from "@/lib/http/admin-list-call";
import { plainRunningList } from "./admin-list";
import { runningTerms } from "./dispatch";

/** The list (admin-list.ts) with what its call takes. */
export const runningList = withTerms(plainRunningList, runningTerms);
export type RunningFilter = z.output<typeof runningList.filter>;
export type RunningTerms = NonNullable<RunningFilter["a"]>;
export type RunningSort = (typeof runningList.sorts)[number];
