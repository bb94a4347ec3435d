import type { z } from "zod";
import { withTerms } from "@/lib/http/admin-list-call";
import { plainUnsubscriptionList } from "./admin-list";
import { unsubscriptionTerms } from "./unsubscription";

/** The list (admin-list.ts) with what its call takes. */
export const unsubscriptionList = withTerms(plainUnsubscriptionList, unsubscriptionTerms);
export type UnsubscriptionFilter = z.output<typeof unsubscriptionList.filter>;
