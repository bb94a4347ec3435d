import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { AskView } from "@/components/dispatch/ask-view";
import { DispatchView } from "@/components/dispatch/dispatch-view";
import { LiveRefresh } from "@/components/live/live-refresh";
import { ClientMessages } from "@/components/layout/client-messages";
import { isSignedIn } from "@/lib/access/rules";
import { AppError } from "@/lib/errors";
import { readAskPage } from "@/lib/features/dispatch/queries/ask-page";
import { readLeadPage } from "@/lib/features/dispatch/queries/lead-page";
import { latestEvent } from "@/lib/features/event/queries";
import { currentViewer } from "../../../current-viewer";
import { orMissing } from "../../../missing";
import "@/sheets/trips.css";

type Props = { params: Promise<{ lng: string; id: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("dispatch");
  return { title: t("page"), robots: { index: false } };
}

/** Null where the reader has no part in it. */
async function orNull<T>(read: Promise<T>) {
  return read.catch((error: unknown) => {
    if (error instanceof AppError && error.code === "NotFound") return null;
    throw error;
  });
}

/** An emergency: for whoever leads the search, and for a company that was asked. */
export default orMissing(async function DispatchPage({ params }: Props) {
  const { lng, id } = await params;
  const viewer = await currentViewer();
  const here = `/${lng}/userpanel/dispatch/${id}`;
  if (!isSignedIn(viewer)) redirect(`/${lng}/login?callbackUrl=${encodeURIComponent(here)}`);
  if (!/^[\da-f-]{36}$/i.test(id)) notFound();
  const since = await latestEvent();
  const lead = await orNull(readLeadPage(viewer, { id, token: null }));
  const asked = lead ? null : await orNull(readAskPage(viewer, id));
  if (!lead && !asked) notFound();
  const now = Date.now();
  return (
    <ClientMessages ns={["dispatch", "map"]}>
      <LiveRefresh noun="dispatch" record={id} since={since} />
      {lead && <DispatchView page={lead} lead={{ id }} now={now} />}
      {asked && <AskView page={asked} now={now} />}
    </ClientMessages>
  );
});
