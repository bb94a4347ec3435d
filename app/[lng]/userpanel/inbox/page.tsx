import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { inboxAddress, take } from "@/components/inbox/inbox-address";
import { InboxList } from "@/components/inbox/inbox-list";
import type { ItemChange } from "@/components/inbox/item-pane";
import { ClientMessages } from "@/components/layout/client-messages";
import { mayOpen } from "@/lib/access/screens";
import type { SignedIn } from "@/lib/access/viewer";
import { AppError } from "@/lib/errors";
import { findItem, listInbox } from "@/lib/features/inbox/queries/list";
import type { InboxItem } from "@/lib/features/inbox/schema";
import { pushOf } from "@/lib/features/push/queries/own";
import { readTrip } from "@/lib/features/trip/queries/read";
import { orMissing } from "../../missing";
import { openScreen, screenMetadata } from "../../open-screen";
import { inboxCount, pageSince } from "../../waiting";
import "@/sheets/offers.css";

type Search = Record<string, string | string[] | undefined>;
type Props = { params: Promise<{ lng: string }>; searchParams: Promise<Search> };

export const generateMetadata = screenMetadata("inbox", async (): Promise<Metadata> => {
  const t = await getTranslations("inbox");
  return { title: t("headline"), robots: { index: false } };
});

/** Of an item that tells of a proposal: what of its trip one needs to answer it here. */
async function proposedIn(viewer: SignedIn, item: InboxItem | null): Promise<ItemChange | null> {
  if (item?.kind !== "change" || item.data.what !== "proposed") return null;
  try {
    const trip = await readTrip(viewer, { id: item.record, token: null });
    const { id, version, reference, start, transferType, price, companyName, contact, change, side } = trip;
    const shown = { id, version, reference, departs: start.date, transferType, price, companyName };
    const waits = change !== null && !change.own && side !== null;
    return { trip: { ...shown, contact: contact && { name: contact.name } }, change: waits ? change : null };
  } catch (error) {
    if (error instanceof AppError && error.code === "NotFound") return null;
    throw error;
  }
}

export default orMissing(async function InboxPage({ params, searchParams }: Props) {
  const [{ lng }, search] = await Promise.all([params, searchParams]);
  const filter = inboxAddress.read(search);
  const viewer = await openScreen("inbox", lng, inboxAddress.write(filter));
  const { tab, kind, unread, page, item } = filter;
  // Before anything is read: what is told meanwhile is news.
  const since = await pageSince();
  const query = { tab, kind: kind ?? undefined, unread: unread || undefined, take, skip: (page - 1) * take };
  const [{ rows, total }, count, chosen, push] = await Promise.all([
    listInbox(viewer, query),
    inboxCount(viewer),
    item ? findItem(viewer, item) : null,
    pushOf(viewer),
  ]);
  const proposed = await proposedIn(viewer, chosen);
  const last = Math.max(1, Math.ceil(total / take));
  const path = `/${lng}/userpanel/inbox`;
  if (page > last) redirect(`${path}${inboxAddress.write({ ...filter, page: last })}`);
  const partner = mayOpen(viewer, "offers");
  return (
    <ClientMessages ns={["inbox", "emailsettings.push", "trip.change", "trip.parts", "trip.none", "trip.noStops"]}>
      <InboxList
        rows={rows}
        total={total}
        count={count}
        filter={filter}
        chosen={chosen}
        proposed={proposed}
        path={path}
        partner={partner}
        since={since}
        push={push}
        now={Date.now()}
      />
    </ClientMessages>
  );
});
