"use client";
import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";

export function ActiveBadge({ active }: { active: boolean }) {
  const t = useTranslations("provider.state");
  return <Badge tone={active ? "live" : "no"}>{t(active ? "active" : "closed")}</Badge>;
}
