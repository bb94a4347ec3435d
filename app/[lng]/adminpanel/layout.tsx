import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { adminTabs } from "@/components/moderation/admin-tabs";
import { PendingCount } from "@/components/moderation/pending-count";
import { PanelFrame } from "@/components/layout/panel-frame";
import { Count } from "@/components/ui/count";
import { SingleKeys } from "@/components/ui/single-keys";
import { isAdmin, isSignedIn } from "@/lib/access/rules";
import { menuFor } from "@/lib/access/screens";
import { countByKind } from "@/lib/features/busrequest/queries/list";
import { countPending } from "@/lib/features/busrequest/queries/queue";
import { formatNumber } from "@/lib/i18n/formats";
import { defaultLanguage, isLanguage } from "@/lib/i18n/routing";
import { currentViewer } from "../current-viewer";

type Props = { children: ReactNode; params: Promise<{ lng: string }> };

/** Nobody is shown a preview of what only an admin may open. */
export const metadata: Metadata = { openGraph: null };

const sum = (counts: Partial<Record<string, number>>) =>
  Object.values(counts).reduce((total: number, count) => total + (count ?? 0), 0);

/** Draws the panel; the gate is each page's openScreen. */
export default async function AdminLayout({ children, params }: Props) {
  const { lng: segment } = await params;
  const lng = isLanguage(segment) ? segment : defaultLanguage;
  const viewer = await currentViewer();
  if (!isAdmin(viewer)) return children;
  const t = await getTranslations({ locale: lng, namespace: "common" });
  const [pending, all] = await Promise.all([countPending(viewer), countByKind(viewer, undefined)]);
  const counts: Partial<Record<string, ReactNode>> = {
    pendingRequests: <PendingCount waiting={sum(pending)} />,
    requests: <Count value={formatNumber(sum(all), lng)} />,
  };
  const entries = menuFor(viewer, "admin").filter(({ name }) => name !== "logout");
  const items = entries.map(({ name, href }) => {
    // The overview's address begins those of all others.
    const exact = name === "dashboard";
    return { name, href: `/${lng}${href}`, label: t(`menu.${name}`), badge: counts[name], exact };
  });
  return (
    <PanelFrame admin label={t("nav.adminPanel")} items={items} tabs={adminTabs(items)} more={t("nav.more")}>
      <SingleKeys on={!isSignedIn(viewer) || viewer.singleKeys}>{children}</SingleKeys>
    </PanelFrame>
  );
}
