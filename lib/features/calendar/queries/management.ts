import type { BusPartner } from "@/lib/access/viewer";
import { holdsFolded, holdsWords, Values } from "@/lib/db/filter-sql";
import { queryOnce } from "@/lib/db/pool";
import { companyReach, companyRecords } from "@/lib/features/busrequest/queries/records";
import { kinds } from "@/lib/features/busrequest/rules/kinds";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import type { Place } from "@/lib/features/place/schema";
import { bookingEntrySql, ms, titleOf, type Unnamed } from "../present/entries";
import { orderedStandsSql, orderedTripSql } from "../present/ordered";
import type { CalendarEntry, ManagementQuery, ManagementRow, OrderedTrip } from "../schema";

const orders = { next: "e.start, e.id", last: "e.start desc, e.id desc", latest: "e.created desc, e.id desc" } as const;

const moment = (values: Values, ms: number) => `to_timestamp(${values.add(ms / 1000)}::float8)`;

/** Conditions on the columns of either; what is not asked for leaves none. */
function touches(values: Values, { from, to }: ManagementQuery, start: string, end: string) {
  return [
    ...(from === null ? [] : [`${end} >= ${moment(values, from)}`]),
    ...(to === null ? [] : [`${start} < ${moment(values, to)}`]),
  ];
}

const referenceSql = `lower('CB-' || coalesce(r.number::text, ''))`;
const isActive = {
  request: `case when t.id is null then r.state = 'active' and r."endedAt" is null else ${orderedStandsSql} and t.over > now() end`,
  booking: `(b.state = 'booked' and b."end" > now())`,
};

function requestsSql(values: Values, company: string, query: ManagementQuery) {
  const { text, active, kinds: shown } = query;
  const terms = [
    companyReach(company),
    // What it received and drives stands there as its booking.
    `(r."authorCompanyId" = ${company} or t.id is null)`,
    ...(shown.length < kinds.length ? [`r.category::text = any(${values.add(shown)}::text[])`] : []),
    ...(active === "all" ? [] : [`${active === "active" ? "" : "not "}(${isActive.request})`]),
    ...touches(values, query, 'coalesce(t.start, r."startDate")', 'coalesce(t.over, r."endDate")'),
    ...(text ? [`(${holdsFolded(values, 'r."searchText"', text)} or ${holdsWords(values, referenceSql, text)})`] : []),
  ];
  return `select r.id, coalesce(t.start, r."startDate") as start, r."createdAt" as created, false as booking
    from bus_request r left join ${orderedTripSql} on true where ${terms.join(" and ")}`;
}

function bookingsSql(values: Values, company: string, query: ManagementQuery) {
  const { text, active, kinds: shown } = query;
  const terms = [
    `b."companyId" = ${company}`,
    // What the company wrote down itself is of no kind.
    ...(shown.length < kinds.length ? [`r.category::text = any(${values.add(shown)}::text[])`] : []),
    ...(active === "all" ? [] : [`${active === "active" ? "" : "not "}${isActive.booking}`]),
    ...touches(values, query, "b.start", 'b."end"'),
    ...(text ? [`(${holdsWords(values, "lower(b.title)", text)} or ${holdsWords(values, referenceSql, text)})`] : []),
  ];
  return `select b.id, b.start, b."createdAt" as created, true as booking
    from booking b left join bus_request r on r.id = b."requestId" where ${terms.join(" and ")}`;
}

const orderedSql = `json_build_object('id', t.id, 'state', t.state, 'over', ${ms("t.over")}, 'from', t."startPlace", 'to', t."endPlace",
  'start', ${ms("t.start")}, 'end', ${ms('t."end"')}, 'passengers', t.passengers)`;

type Ordered = OrderedTrip & { from: Place; to: Place | null; start: number; end: number; passengers: number | null };
type Found = {
  id: string;
  entry: Unnamed<CalendarEntry> | null;
  trip: boolean;
  ordered: Ordered | null;
  total: number;
};

/** As agreed now, where a trip has come of it. */
function requestRow(request: BusRequestRecord, ordered: Ordered | null): ManagementRow {
  if (!ordered) return { request, booking: null };
  const { id, state, over, from, to, start, end, passengers } = ordered;
  const agreed = {
    start: { ...request.start, address: from, date: start },
    end: { ...request.end, address: to, date: end },
    passengers: passengers ?? request.passengers,
  };
  return { request: { ...request, ...agreed }, trip: { id, state, over }, booking: null };
}

/** One page of all that a company manages: what it posted and received, trips that it won, its own entries. */
export async function listManaged(viewer: BusPartner, query: ManagementQuery) {
  const values = new Values();
  const company = `${values.add(viewer.company.id)}::uuid`;
  const found = `${requestsSql(values, company, query)} union all ${bookingsSql(values, company, query)}`;
  const order = orders[query.sort];
  const sql = `with e as (${found}), page as (
      select *, (select count(*)::int from e) as total from e order by ${order} limit ${query.take} offset ${query.skip})
    select e.id, case when e.booking then ${bookingEntrySql} end as entry, b."offerId" is not null or b."mainId" is not null as trip,
      case when t.id is not null then ${orderedSql} end as ordered, e.total
    from page e
      left join booking b on b.id = e.id and e.booking
      left join bus v on v.id = b."busId" left join bus_request r on r.id = case when e.booking then b."requestId" else e.id end
      left join ${orderedTripSql} on not e.booking
    order by ${order}`;
  const page = await queryOnce<Found>(sql, values.list);
  const requests = await companyRecords(
    viewer,
    page.flatMap(({ id, entry }) => (entry ? [] : [id])),
  );
  const rows = page.flatMap(({ id, entry, trip, ordered }): ManagementRow[] => {
    if (entry) {
      const { from: _from, to: _to, ...booking } = entry;
      return [{ request: null, booking: { ...booking, title: titleOf(entry, viewer.language), trip } }];
    }
    const request = requests.get(id);
    return request ? [requestRow(request, ordered)] : [];
  });
  return { rows, total: page[0]?.total ?? 0 };
}
