import { ClipboardCheck, ListChecks, type LucideIcon, MailOpen } from "lucide-react";
import { Icon } from "@/components/ui/icon";

const icons: Partial<Record<string, LucideIcon>> = {
  pendingRequests: ClipboardCheck,
  requests: ListChecks,
  outbox: MailOpen,
};

type Item = { name: string; href: string; label: string };

/** The bottom bar of phones: the admin screens that are used on the road, five at most. */
export function adminTabs(items: readonly Item[]) {
  return items.flatMap(({ name, href, label }) => {
    const sign = icons[name];
    return sign ? [{ href, label, icon: <Icon of={sign} size={20} /> }] : [];
  });
}
