import { query } from "@/lib/db/pool";
import { type Published, publishable } from "../schema";
import { publicReach } from "./where";

/** That a record has a value of its own for a key. Whether it is fit to be shown is for the presenter alone. */
const present: Record<keyof Published, string> = {
  address: "true",
  location: "c.pos is not null",
  description: "c.description <> ''",
  email: "c.email <> ''",
  fax: "c.fax <> ''",
  cellphone: "c.cellphone <> ''",
  telephone: "c.telephone <> ''",
  website: "c.website <> ''",
  pdf: "c.pdf <> ''",
  logo: "c.logo <> ''",
  images: "cardinality(c.images) > 0",
  fleet: "true",
};

function showsSql(key: keyof Published) {
  const listQuery = `c."publicData" -> '${key}'`;
  return `(${listQuery} = 'true'::jsonb and ${present[key]}) or jsonb_typeof(${listQuery}) in ('string', 'object', 'array')`;
}

const keys = Object.keys(publishable.shape) as (keyof Published)[];

/** rules.ts, isIndexable, of a `company c`. */
const indexable = `${publicReach} and c.registered
  and (c."companyType" = 'travelService' or ${keys.map(showsSql).join(" or ")})`;

/** Every `size`-th profile that search engines may index: where a part of the sitemap begins. */
export async function indexableStarts(size: number): Promise<string[]> {
  const rows = await query<{ id: string }>(
    "company.indexable.starts",
    `select id from (select c.id, row_number() over (order by c.id) - 1 as at from company c where ${indexable}) s
    where at % $1::int = 0 order by id`,
    [size],
  );
  return rows.map(({ id }) => id);
}

type Indexed = { slug: string; changed: Date | null };

/** The profiles from one start up to the next (null: to the end). When one changed is known until its first change. */
export function indexableProfiles(from: string, before: string | null) {
  return query<Indexed>(
    "company.indexable",
    `select c.slug, case when c.version = 1 then c."createdAt" end as changed from company c
    where c.id >= $1::uuid and ($2::uuid is null or c.id < $2::uuid) and ${indexable} order by c.id`,
    [from, before],
  );
}
