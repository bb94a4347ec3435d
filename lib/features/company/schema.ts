import { z } from "zod";

/** A company's part of an address: what `publicCompanyBySlug` looks up. */
export const slugSchema = z.string().regex(/^[a-z0-9][a-z0-9-]{0,119}$/, "invalidValue");

/** What everybody may know of a company that takes requests. */
export type PublicCompany = { id: string; name: string; slug: string; city: string };
