import type { z } from "zod";
import { withTerms } from "@/lib/http/admin-list-call";
import { listTerms } from "./admin";
import { plainUserList } from "./admin-list";

/** The list (admin-list.ts) with what its call takes. */
export const adminUserList = withTerms(plainUserList, listTerms);
export type AdminUserFilter = z.output<typeof adminUserList.filter>;
export type AdminUserTerms = NonNullable<AdminUserFilter["a"]>;
export type AdminUserSort = (typeof adminUserList.sorts)[number];
