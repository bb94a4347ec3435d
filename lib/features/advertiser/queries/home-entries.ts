import type { Viewer } from "@/lib/access/viewer";
import { memo } from "@/lib/cache/memo";
import { prisma } from "@/lib/db/prisma";
import { shownWhere } from "@/lib/features/subscription/queries";
import type { Language } from "@/lib/i18n/routing";
import type { Prisma } from "@/prisma/generated/client";
import { homeEntrySelect, toHomeEntry } from "../present/home-entry";
import { homeOrder } from "../rules";

type Point = { longitude: number; latitude: number };
/** `turn`: whose order of the entries holds (rules.ts, turnOf). */
type Query = { language: Language; take: number; skip: number; near: Point | null; turn: number };

/** On the home page: switched on by its owner, paid for, of a company that is not closed. */
const onHome = () =>
  ({
    ...shownWhere(),
    active: true,
    homeActive: true,
    company: { active: true },
  }) satisfies Prisma.AdvertiserWhereInput;

const minute = 60_000;

function orderOf(turn: number) {
  return memo(`advertiser.order ${turn}`, "advertiser", minute, async () => {
    const rows = await prisma.advertiser.findMany({ where: onHome(), select: { id: true, homePosition: true } });
    const entries = rows.map(({ id, homePosition }) => ({ id, position: homePosition }));
    return homeOrder(entries, turn);
  });
}

/** Home page entries of paying travel services, in fair turns; the same for every reader. */
export async function listHomeEntries(_viewer: Viewer, { language, take, skip, near, turn }: Query) {
  const order = await orderOf(turn);
  const ids = order.slice(skip, skip + take);
  const rows = await memo(`advertiser.home ${turn} ${take} ${skip}`, "advertiser", minute, () =>
    prisma.advertiser.findMany({ where: { ...onHome(), id: { in: ids } }, select: homeEntrySelect }),
  );
  const shown = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  return { rows: shown.map((row) => toHomeEntry(row, language, near)), total: order.length };
}
