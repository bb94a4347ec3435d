/** A bus that is sent is away for so long at least. */
export const away = "interval '3 hours'";

/** Of a `bus v`: on no trip and no ride of its own while it would help, and held by no calendar kept elsewhere. */
export const isFree = (now: string, until: string) => `not exists (select from booking b
    where b."busId" = v.id and b.state = 'booked' and b.start < ${until} and b."end" > ${now})
  and not exists (select from bus_request p where p."busId" = v.id and p.category = 'emptyride' and p."endedAt" is null
    and p."startDate" < ${until} and p."endDate" > ${now})
  and not exists (select from external_busy x where x."companyId" = v."companyId" and (x."busId" is null or x."busId" = v.id)
    and x.start < ${until} and x."end" > ${now})`;
