import type { z } from "zod";
import { withTerms } from "@/lib/http/admin-list-call";
import { listTerms } from "./list";
import { plainPassiveList, plainRegisteredList } from "./admin-list";

/** The lists (admin-list.ts) with what their call takes. */
export const registeredList = withTerms(plainRegisteredList, listTerms);
export const passiveList = withTerms(plainPassiveList, listTerms);
export type ProviderFilter = z.output<typeof passiveList.filter>;
export type ProviderTerms = NonNullable<ProviderFilter["a"]>;
