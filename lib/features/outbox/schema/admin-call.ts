import type { z } from "zod";
import { withTerms } from "@/lib/http/admin-list-call";
import { plainMailList } from "./admin-list";
import { mailTerms } from "./outbox";

/** The list (admin-list.ts) with what its call takes. */
export const mailList = withTerms(plainMailList, mailTerms);
export type MailFilter = z.output<typeof mailList.filter>;
export type MailTerms = NonNullable<MailFilter["a"]>;
