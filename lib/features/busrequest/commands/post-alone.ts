import type { Viewer } from "@/lib/access/viewer";
import { additionTo } from "@/lib/cache/tag";
import { announce, changedChannel, noticeOf } from "@/lib/cache/tags";
import { query } from "@/lib/db/pool";
import { currentUnit } from "@/lib/db/unit";
import { tagOfEvent } from "@/lib/live/event";
import { tellParts, tellValues, withIds } from "@/lib/live/tell";
import { redis } from "@/lib/redis/redis";
import { recordSql } from "../present";
import type { BusRequestInput } from "../schema/input";
import type { BusRequestRecord } from "../schema/record";
import { calledSql } from "./announce";
import { type Columns, insertParts, insertValues } from "./insert";
import { namesOfAdded, toldOf } from "./tell";

type Made = { record: BusRequestRecord; events: (bigint | number)[] };
type Posted = Columns & Omit<Parameters<typeof toldOf>[0], "id" | "version" | "readers">;

const sql = `with ${insertParts("$1", "$2")},
  ${tellParts({ events: "$3", notice: "$4", channels: "$5", payloads: "$6" })},
  called as (${calledSql})
  select ${recordSql.full} as record, array(select told.id from told order by told.id) as events,
    (select sent.count from sent) + (select called.count from called) as heard
  from r`;

/** Whether a post writes nothing but itself: an active one of no bus and no wishes, to nobody by name. */
export const isAlone = ({ state, category }: Posted, { bus, needs, mode }: BusRequestInput) =>
  state === "active" &&
  category !== "emergency" &&
  mode === "collective" &&
  !bus &&
  !needs &&
  redis() === null &&
  currentUnit() === null;

/** Posts such a request in one statement, half the ways to the database that a transaction around it takes. */
export async function postAlone(viewer: Viewer, columns: Posted, slug: string | undefined) {
  const { id, values } = insertValues(viewer, { ...columns, busId: null });
  const all = toldOf({ ...columns, id, version: 1, readers: [] });
  const shown = namesOfAdded(slug).map(additionTo);
  const told = tellValues(all, [[changedChannel], [noticeOf(shown)]]);
  const [made] = await query<Made>("busrequest.alone", sql, [...values, ...told]);
  if (!made) throw new Error("a request that was written and is not there");
  const events = withIds(
    all,
    made.events.map((event) => ({ id: event })),
  );
  announce([...shown, ...events.map(tagOfEvent)]);
  return made.record;
}
