import type { z } from "zod";
import { withTerms } from "@/lib/http/admin-list-call";
import { plainCertificateList } from "./admin-list";
import { certificateTerms } from "./certificate";

/** The list (admin-list.ts) with what its call takes. */
export const certificateList = withTerms(plainCertificateList, certificateTerms);
export type CertificateFilter = z.output<typeof certificateList.filter>;
export type CertificateTerms = NonNullable<CertificateFilter["a"]>;
export type CertificateSort = (typeof certificateList.sorts)[number];
