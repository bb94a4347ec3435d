import { forbiddenTo, notFoundBy } from "@/lib/access/refusals";
import { changesRequest } from "@/lib/access/records";
import type { Viewer } from "@/lib/access/viewer";
import type { Transaction } from "@/lib/db/prisma";
import { conflict, notFound } from "@/lib/errors";
import type { Prisma } from "@/prisma/generated/client";
import { type Action, mayDo } from "../rules/status";
import { isAuthorToken } from "./token";

const loaded = {
  id: true,
  category: true,
  transferType: true,
  state: true,
  mode: true,
  email: true,
  language: true,
  confirmedAt: true,
  endedAt: true,
  tellFrom: true,
  receiverCompanyId: true,
  version: true,
  startDate: true,
  endDate: true,
  startPlace: true,
  endPlace: true,
  stops: true,
  description: true,
  companyName: true,
  companyType: true,
  authorCompanyId: true,
  authorCompany: { select: { slug: true } },
  authorUserId: true,
  busId: true,
} satisfies Prisma.BusRequestSelect;

export type Loaded = Prisma.BusRequestGetPayload<{ select: typeof loaded }>;

const isListed = (row: Loaded) => row.state === "active" && row.mode === "collective" && row.endedAt === null;

/**
 * Locks a request that the viewer may change: its author (by account, company or the mail's token) or an admin.
 * Throws NotFound where it is not even to be seen, Unauthorized or Forbidden where it is public but foreign.
 */
export async function lockOwn(tx: Transaction, viewer: Viewer, id: string, token: string | null) {
  await tx.$queryRaw`select id from bus_request where id = ${id}::uuid for update`;
  const row = await tx.busRequest.findUnique({ where: { id }, select: loaded });
  if (!row) throw notFound();
  if (changesRequest(viewer, row, await isAuthorToken(tx, token, id))) return row;
  throw isListed(row) ? forbiddenTo(viewer) : notFoundBy(viewer);
}

/** Whether the transition table allows the action. */
export function isOpenFor(row: Loaded, action: Action) {
  return mayDo(action, { state: row.state, confirmed: row.confirmedAt !== null, ended: row.endedAt !== null });
}

export function requireOpen(row: Loaded, action: Action) {
  if (!isOpenFor(row, action)) throw conflict();
}
