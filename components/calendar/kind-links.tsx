"use client";
import { useTranslations } from "next-intl";
import { KindLink } from "@/components/busrequest/kind-link";
import { toggleKind } from "@/components/busrequest/management-filter";
import type { Day } from "@/components/form/calendar";
import { kinds } from "@/lib/features/busrequest/rules/kinds";
import { type CalendarAddress, calendarAddress } from "./address";

export type KindLinksProps = { address: CalendarAddress; today: Day; path: string };

/** Kinds as links: the filter is the address. */
export function KindLinks({ address, today, path }: KindLinksProps) {
  const t = useTranslations("calendar");
  return (
    <nav className="grid gap-1.5" aria-label={t("kinds")}>
      {kinds.map((kind) => (
        <KindLink
          key={kind}
          kind={kind}
          on={address.kinds.includes(kind)}
          href={`${path}${calendarAddress.write({ ...address, kinds: toggleKind(address.kinds, kind) }, { date: today })}`}
        />
      ))}
    </nav>
  );
}
