import { type ContactAccess, receivesRequest } from "@/lib/access/records";
import { notFound, redirect } from "next/navigation";
import { getLocale } from "next-intl/server";
import { cache } from "react";
import { isAdmin, isSignedIn } from "@/lib/access/rules";
import type { Viewer } from "@/lib/access/viewer";
import { AppError } from "@/lib/errors";
import { endedRequest } from "@/lib/features/busrequest/queries/ended";
import { getBusRequest } from "@/lib/features/busrequest/queries/get";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import { idParams } from "@/lib/features/busrequest/schema/actions";
import { lastOwnOffer } from "@/lib/features/offer/queries/own";
import { publicCompanyById } from "@/lib/features/company/queries/profile";
import { currentViewer } from "../../../current-viewer";

/** A bidder finds a trip that has left all lists among its own offers; all others read how it ended. */
async function gone(viewer: Viewer, id: string) {
  const offer = await lastOwnOffer(viewer, id);
  if (offer) redirect(`/${await getLocale()}/userpanel/offers?offer=${offer}`);
  const ended = (await endedRequest(viewer, id)) ?? notFound();
  return { ended, viewer };
}

async function found(viewer: Viewer, id: string) {
  try {
    return await getBusRequest(viewer, id);
  } catch (error) {
    if (error instanceof AppError && error.code === "NotFound") return null;
    throw error;
  }
}

/** What has been filled is shown to the company that fills it where its offer stands. */
const isOver = ({ end, ended_at, mode }: BusRequestRecord) =>
  end.date < Date.now() || (ended_at !== null && mode === "collective");

/** The request as this reader may see it, or how it ended; unknown and foreign ones are the not-found page. */
export const loadRequest = cache(async (id: string) => {
  const viewer = await currentViewer();
  if (!idParams.safeParse({ id }).success) notFound();
  const request = await found(viewer, id);
  if (!request || (!request.own && isOver(request.record))) return gone(viewer, id);
  return { ...request, ended: null, viewer };
});

/** The company that an individual request went to, while it takes requests. */
export async function receiverOf({ mode, company }: BusRequestRecord) {
  if (mode !== "individual" || !company) return null;
  return (await publicCompanyById(company))?.name ?? null;
}

/** The author's company or an admin, while it has not ended. */
export function mayChange(viewer: Viewer, request: BusRequestRecord, own: boolean) {
  return request.ended_at === null && own && (isAdmin(viewer) || !receivesRequest(viewer, request));
}

/** How the page offers the contact: who is not signed in is asked to do that first. */
export const gateOf = (viewer: Viewer, access: ContactAccess, { email }: BusRequestRecord) =>
  !isSignedIn(viewer) && (access !== "open" || email === undefined) ? ("login" as const) : access;
