import type { z } from "zod";
import { withTerms } from "@/lib/http/admin-list-call";
import { listTerms } from "./admin";
import { plainRequestList } from "./admin-list";

/** The list (admin-list.ts) with what its call takes. */
export const adminRequestList = withTerms(plainRequestList, listTerms);
export type AdminRequestFilter = z.output<typeof adminRequestList.filter>;
export type AdminRequestTerms = NonNullable<AdminRequestFilter["a"]>;
