import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { InboxBadge } from "@/components/inbox/inbox-badge";
import { PanelFrame } from "@/components/layout/panel-frame";
import { Count } from "@/components/ui/count";
import { Icon } from "@/components/ui/icon";
import { SingleKeys } from "@/components/ui/single-keys";
import { isBusPartner, isSignedIn, isTravelService } from "@/lib/access/rules";
import { mayOpen, menuFor, type ScreenName, screens } from "@/lib/access/screens";
import type { Viewer } from "@/lib/access/viewer";
import { countWaiting } from "@/lib/features/company/queries/waiting";
import { countFresh } from "@/lib/features/filtersetting/queries/near";
import { currentViewer } from "../current-viewer";
import { readWaiting } from "../waiting";

type Props = { children: ReactNode; params: Promise<{ lng: string }> };

/** Nobody is shown a preview of what only who is signed in may open. */
export const metadata: Metadata = { openGraph: null };

/** What waits behind a menu entry: requests that came in since the last look, offers without an answer, changes of trips that wait for one's own. */
async function countsOf(viewer: Viewer): Promise<Partial<Record<string, number>>> {
  if (isTravelService(viewer)) return { nearrequests: await countFresh(viewer) };
  if (!isBusPartner(viewer)) return {};
  const [nearrequests, waiting] = await Promise.all([countFresh(viewer), countWaiting(viewer)]);
  return { nearrequests, ...waiting };
}

/** Draws the frame; who may see a page is decided by the page itself. */
export default async function UserPanelLayout({ children, params }: Props) {
  const [{ lng }, viewer, t, words] = await Promise.all([
    params,
    currentViewer(),
    getTranslations("common"),
    getTranslations("busrequest.manage"),
  ]);
  const [counts, waiting] = await Promise.all([countsOf(viewer), readWaiting()]);
  const badge = waiting && <InboxBadge {...waiting} />;
  const entries = menuFor(viewer).filter(({ name }) => name !== "logout");
  // What says nothing is left out, as in the entries themselves.
  const items = entries.map(({ name, word = name, href, setUp, also }) => {
    const count = counts[name];
    return {
      href: `/${lng}${href}`,
      label: t(`menu.${word}`),
      ...(name === "inbox" ? { badge } : count && { count }),
      ...(setUp && { setUp }),
      ...(also && { also: also.map((path) => `/${lng}${path}`) }),
    };
  });
  const tab = (name: ScreenName, icon: ReactNode, label = t(`menu.${name}`)) =>
    mayOpen(viewer, name) ? [{ href: `/${lng}${screens[name].path}`, label, icon }] : [];
  const near = t(isTravelService(viewer) ? "menu.passingTab" : "menu.nearrequests");
  const add = { href: `/${lng}/request/new`, label: words("newLabel"), icon: <Icon of="plus" size={24} />, add: true };
  const [inbox] = tab("inbox", <Icon of="inbox" size={22} />);
  const [around] = tab("nearrequests", <Icon of="radar" size={22} />, near);
  const fresh = counts.nearrequests ? <Count value={counts.nearrequests} hot /> : undefined;
  const tabs = [
    ...(inbox ? [{ ...inbox, badge }] : []),
    ...(around ? [{ ...around, badge: fresh }] : []),
    add,
    ...tab("management", <Icon of="calendar-days" size={22} />),
    ...tab("locations", <Icon of="map-pin" size={22} />),
  ];
  return (
    <PanelFrame label={t("nav.userPanel")} items={items} tabs={tabs} more={t("nav.more")}>
      <SingleKeys on={!isSignedIn(viewer) || viewer.singleKeys}>{children}</SingleKeys>
    </PanelFrame>
  );
}
