"use client";
import { useTranslations } from "next-intl";
import { Badge, type BadgeTone } from "@/components/ui/badge";
import type { UserState } from "@/lib/features/user/schema/admin";

const tones: Record<UserState, BadgeTone> = {
  active: "live",
  leaving: "pend",
  closed: "no",
  unconfirmed: "pend",
  waiting: "pend",
};

export function UserStateBadge({ state }: { state: UserState }) {
  const t = useTranslations("adminuser.state");
  return <Badge tone={tones[state]}>{t(state)}</Badge>;
}
