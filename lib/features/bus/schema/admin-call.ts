import type { z } from "zod";
import { withTerms } from "@/lib/http/admin-list-call";
import { listTerms } from "./admin";
import { plainBusList } from "./admin-list";

/** The list (admin-list.ts) with what its call takes. */
export const adminBusList = withTerms(plainBusList, listTerms);
export type AdminBusFilter = z.output<typeof adminBusList.filter>;
export type AdminBusTerms = NonNullable<AdminBusFilter["a"]>;
