/** A private requester offers nothing, and of an erased company (eraseCompany) nothing is left. */
export const providerReach = `c."companyType" <> 'private' and c.slug <> 'gone-' || c.id`;
/** Entered in the last seven days. */
export const freshSql = `(c."createdAt" > now() - interval '7 days')`;
