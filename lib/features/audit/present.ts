import { languageOrder } from "@/lib/i18n/fallback";
import type { Language } from "@/lib/i18n/routing";
import type { AuditRecord } from "./schema/audit";

const idSql = `case when a."recordId" ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then a."recordId"::uuid end`;
const named = (sql: string) => `(select ${sql} = ${idSql})`;

/** An article by its title, in the reader's language before others. */
const titleSql = (language: Language) =>
  `coalesce(${languageOrder(language)
    .map((one) => `nullif(n.title ->> '${one}', '')`)
    .join(", ")}, n.slug)`;

/** What a line is about, by the name that it has now: the trail itself holds no name (decision 013). */
const recordSql = (language: Language) => `case
  when a.noun = 'busrequest' then coalesce(${named(`'CB-' || r.number from bus_request r where r.id`)},
    (select coalesce(d.before->>'reference', d.after->>'reference') from audit_entry d
      where d.noun = 'busrequest' and d."recordId" = a."recordId"
        and coalesce(d.before->>'reference', d.after->>'reference') is not null limit 1))
  when a.noun = 'offer'
    then ${named(`'CB-' || r.number from offer o join bus_request r on r.id = o."requestId" where o.id`)}
  when a.noun = 'user' then ${named(`nullif(trim(concat(p.firstname, ' ', p.lastname)), '') from user_account p where p.id`)}
  when a.noun in ('company', 'advertiser', 'subscription', 'filtersetting')
    then ${named(`c.name from company c where c.id`)}
  when a.noun = 'bus' then ${named(`b.licenceplate from bus b where b.id`)}
  when a.noun = 'invoice' then ${named(`i.number from invoice i where i.id`)}
  when a.noun = 'news' then ${named(`${titleSql(language)} from news n where n.id`)}
  when a.noun in ('export', 'mediadata') then a."recordId" end`;

/** A line with the name of who did it, read from the account as long as it is there. */
export const auditRecordSql = (
  language: Language,
) => `a.id, (extract(epoch from a."createdAt") * 1000)::float8 as created_at, a."userId",
  a."userName" as kind, nullif(trim(concat(u.firstname, ' ', u.lastname)), '') as "user",
  a.action, a.noun, a."recordId", ${recordSql(language)} as record, a.before, a.after`;

export type AuditRow = AuditRecord;
export const presentAudit = (row: AuditRow): AuditRecord => ({ ...row, created_at: Math.round(row.created_at) });
