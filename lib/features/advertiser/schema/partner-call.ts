import type { z } from "zod";
import { withTerms } from "@/lib/http/admin-list-call";
import { plainPartnerList } from "./partner-list";
import { partnerTerms } from "./partner";

/** The list (partner-list.ts) with what its call takes. */
export const partnerList = withTerms(plainPartnerList, partnerTerms);
export type PartnerFilter = z.output<typeof partnerList.filter>;
export type PartnerTerms = NonNullable<PartnerFilter["a"]>;
