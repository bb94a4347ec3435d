import type { z } from "zod";
import { withTerms } from "@/lib/http/admin-list-call";
import { plainAdvertiserList } from "./admin-list";
import { advertiserTerms } from "./admin";

/** The list (admin-list.ts) with what its call takes. */
export const advertiserList = withTerms(plainAdvertiserList, advertiserTerms);
export type AdvertiserFilter = z.output<typeof advertiserList.filter>;
export type AdvertiserTerms = NonNullable<AdvertiserFilter["a"]>;
export type AdvertiserSort = (typeof advertiserList.sorts)[number];
