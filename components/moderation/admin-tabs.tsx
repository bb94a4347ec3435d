import type { IconName } from "@/components/ui/icon-list";
import { Icon } from "@/components/ui/icon";

const icons: Partial<Record<string, IconName>> = {
  dashboard: "layout-dashboard",
  pendingRequests: "clipboard-check",
  requests: "list-checks",
  outbox: "mail-open",
};

type Item = { name: string; href: string; label: string; exact?: boolean };

/** The bottom bar of phones: the admin screens that are used on the road, five at most. */
export function adminTabs(items: readonly Item[]) {
  return items.flatMap(({ name, href, label, exact }) => {
    const sign = icons[name];
    return sign ? [{ href, label, exact, icon: <Icon of={sign} size={20} /> }] : [];
  });
}
