import type { Viewer } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import type { Transaction } from "@/lib/db/prisma";
import { conflict } from "@/lib/errors";
import type { Place } from "@/lib/features/place/schema";
import { announceRequest } from "./announce";
import { busColumns } from "./bus";
import { endColumns, searchTextOf, startColumns } from "./columns";
import { tellAdded } from "./tell";

interface Ride {
  companyId: string;
  /** Of the company's fleet; seats and type are its own. */
  busId: string;
  from: Place;
  to: Place;
  /** Milliseconds. */
  start: number;
  end: number;
}

const companySelect = {
  name: true,
  slug: true,
  email: true,
  telephone: true,
  companyType: true,
  users: { where: { owner: true }, select: { language: true }, take: 1 },
} as const;

/** km around its ends in which an empty ride that the product drafts takes a group. */
const usualRadius = 30;

/**
 * Publishes an empty way of a company's bus, active at once; its id. Without a viewer the company's setting does it. Throws Conflict where it
 * would have begun already, ValidationFailed for a bus that is retired.
 */
export async function postRide(tx: Transaction, viewer: Viewer | null, ride: Ride, now: number) {
  const { companyId, busId, from, to, start, end } = ride;
  if (start <= now) throw conflict([{ path: "start", message: "dateInPast" }]);
  const company = await tx.company.findUniqueOrThrow({ where: { id: companyId }, select: companySelect });
  const { name: companyName, slug, email, telephone: phone, companyType, users } = company;
  const ends = { start: { address: from, date: start }, end: { address: to, date: end } };
  const approved = new Date(now);
  const bus = await busColumns(tx, { category: "emptyride", authorCompanyId: companyId }, busId);
  const { id } = await tx.busRequest.create({
    data: {
      ...startColumns(ends.start),
      ...endColumns(ends.end),
      ...bus,
      category: "emptyride",
      state: "active",
      authorCompanyId: companyId,
      radius: usualRadius,
      companyName,
      companyType,
      email,
      phone,
      confirmedAt: approved,
      approvedAt: approved,
      authorUserId: viewer?.kind === "user" ? viewer.id : null,
      language: viewer?.language ?? users[0]?.language ?? "de",
      searchText: searchTextOf({ companyType, ...ends }),
    },
    select: { id: true },
  });
  await audit(tx, viewer, { action: "post", noun: "busrequest", recordId: id, after: { state: "active" } });
  await announceRequest(tx, id);
  await tellAdded(tx, slug);
  return id;
}
