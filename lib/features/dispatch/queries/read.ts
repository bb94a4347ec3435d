import { changesRequest } from "@/lib/access/records";
import type { Viewer } from "@/lib/access/viewer";
import { queryOnce } from "@/lib/db/pool";
import { prisma } from "@/lib/db/prisma";
import { chordOf, kmOfChord } from "@/lib/geo/earth";
import { requireLead } from "../commands/reach";
import { dispatchSelect, toDispatch, townOf } from "../present";
import { isOpen } from "../rules";
import type { DispatchRecord } from "../schema/dispatch";
import { ringCompanies } from "./ring";

type Nearby = { id: string; name: string; address: unknown; phone: string; distance: number };

const mostOthers = 10;

/** $1 the emergency, $2 chord: operators with a number who were not asked, the nearest first. */
const othersSql = `select c.id, c.name, c.address, coalesce(nullif(c.cellphone, ''), c.telephone) as phone,
    ${kmOfChord('cube_distance(c.pos, r."startPos")')} as distance
  from bus_request r join company c on c.active and c.pos <@ cube_enlarge(r."startPos", $2::float8, 3)
    and cube_distance(c.pos, r."startPos") <= $2::float8
  where r.id = $1::uuid and c."companyType" = 'busoperator' and c.id is distinct from r."authorCompanyId"
    and coalesce(nullif(c.cellphone, ''), nullif(c.telephone, '')) is not null
    and not exists (select from dispatch_ask k where k."requestId" = r.id and k."companyId" = c.id)
  order by cube_distance(c.pos, r."startPos"), c.id limit ${mostOthers}`;

async function othersOf(requestId: string, km: number): Promise<DispatchRecord["others"]> {
  const rows = await queryOnce<Nearby>(othersSql, [requestId, chordOf(km)]);
  return rows.map(({ id, name, address, phone, distance }) => ({
    company: id,
    companyName: name,
    phone,
    town: townOf(address as never),
    distance: Math.round(distance),
  }));
}

/** With a free bus, of which nobody was asked for want of seats: who was asked would be told that nobody has any. */
async function tooSmall({ requestId, asks }: { requestId: string; asks: readonly unknown[] }, km: number, now: Date) {
  return asks.length > 0 ? 0 : (await ringCompanies(prisma, requestId, km, now, 1)).length;
}

/** By a mailed link, which may be passed on: how many were asked and who has answered, but nobody's number. */
function withoutContacts(dispatch: DispatchRecord): DispatchRecord {
  const asks = dispatch.asks.filter(({ answered_at }) => answered_at !== null).map((ask) => ({ ...ask, phone: null }));
  const shown = new Set(asks.map(({ companyName }) => companyName));
  const history = dispatch.history.map(({ companyName, ...line }) => ({
    ...line,
    companyName: companyName !== null && shown.has(companyName) ? companyName : null,
  }));
  return { ...dispatch, asks, history, others: [] };
}

/** GET /dispatch/{id}: for who posted the emergency, by account or link, and admins. Throws Unauthorized, NotFound. */
export async function readDispatch(viewer: Viewer, call: { id: string; token: string | null }, now = new Date()) {
  await requireLead(prisma, viewer, call);
  const row = await prisma.dispatch.findUniqueOrThrow({ where: { requestId: call.id }, select: dispatchSelect });
  const farthest = row.rings.at(-1) ?? 0;
  const waits = isOpen(row.state) && row.step < row.rings.length;
  const waiting = waits ? await ringCompanies(prisma, call.id, farthest, now) : [];
  const called = isOpen(row.state) && row.step > row.rings.length;
  const beside = {
    others: called ? await othersOf(call.id, farthest) : [],
    tooSmall: called ? await tooSmall(row, farthest, now) : 0,
  };
  const dispatch = toDispatch(row, waiting, beside);
  return changesRequest(viewer, row.request, false) ? dispatch : withoutContacts(dispatch);
}

/** Whether a request has such a search that the viewer leads. */
export async function leadsDispatch(viewer: Viewer, call: { id: string; token: string | null }) {
  return requireLead(prisma, viewer, call).then(
    () => true,
    () => false,
  );
}
