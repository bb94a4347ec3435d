import { isAdmin, isSignedIn, worksFor } from "@/lib/access/rules";
import type { SignedIn, Viewer } from "@/lib/access/viewer";
import { memo } from "@/lib/cache/memo";
import { prisma, type Transaction } from "@/lib/db/prisma";
import { forbidden, notFound, unauthorized } from "@/lib/errors";
import { shownWhere } from "@/lib/features/subscription/queries";
import type { Language } from "@/lib/i18n/routing";
import type { Prisma } from "@/prisma/generated/client";
import { homeEntrySelect, type SettingsRow, settingsSelect, toHomeEntry, toHomeEntrySettings } from "./present";
import { homeOrder } from "./rules";
import type { HomeEntrySettings } from "./schema";

type Point = { longitude: number; latitude: number };
/** `turn`: whose order of the entries holds (rules.ts, turnOf). */
type Wish = { language: Language; take: number; skip: number; near: Point | null; turn: number };

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
export async function listHomeEntries(_viewer: Viewer, { language, take, skip, near, turn }: Wish) {
  const order = await orderOf(turn);
  const ids = order.slice(skip, skip + take);
  const rows = await memo(`advertiser.home ${turn} ${take} ${skip}`, "advertiser", minute, () =>
    prisma.advertiser.findMany({ where: { ...onHome(), id: { in: ids } }, select: homeEntrySelect }),
  );
  const shown = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  return { rows: shown.map((row) => toHomeEntry(row, language, near)), total: order.length };
}

type Found = { viewer: SignedIn; row: SettingsRow };

/** One's own company's entry, or any as an admin. Throws Unauthorized, Forbidden for a foreign one, NotFound. */
export async function entryInReach(tx: Transaction | typeof prisma, viewer: Viewer, companyId: string): Promise<Found> {
  if (!isSignedIn(viewer)) throw unauthorized();
  const select = { active: true, companyType: true, advertiser: { select: settingsSelect } };
  const company = await tx.company.findUnique({ where: { id: companyId }, select });
  if (!company) throw notFound();
  if (!isAdmin(viewer) && !worksFor(viewer, companyId)) throw company.active ? forbidden() : notFound();
  if (company.companyType !== "travelService" || !company.advertiser) throw notFound();
  return { viewer, row: company.advertiser };
}

/** GET /company/{id}/homepageentry */
export async function getHomeEntry(viewer: Viewer, companyId: string): Promise<HomeEntrySettings> {
  return toHomeEntrySettings((await entryInReach(prisma, viewer, companyId)).row);
}

/** The same as the start page would show it, whether or not it does: for the editor's preview. */
export async function getShownEntry(viewer: Viewer, companyId: string, language: Language) {
  const { row } = await entryInReach(prisma, viewer, companyId);
  const select = homeEntrySelect;
  const shown = await prisma.advertiser.findUniqueOrThrow({ where: { companyId: row.companyId }, select });
  return toHomeEntry(shown, language, null);
}
