"use client";
import { useTranslations } from "next-intl";
import { Notice } from "@/components/ui/notice";
import type { ClaimProfile } from "@/lib/features/user/schema/claim";

type Props = { profile: ClaimProfile | null; dead: boolean };

/** Whose profile the registration takes over, or why it does not and what to do then. */
export function ClaimNotice({ profile, dead }: Props) {
  const t = useTranslations("auth.claim");
  if (dead) {
    return (
      <Notice tone="warn" title={t("dead")} live>
        {t("deadText")}
      </Notice>
    );
  }
  if (!profile) return null;
  const { city } = profile.address;
  return (
    <Notice
      tone="info"
      title={city ? t("titleCity", { company: profile.name, city }) : t("title", { company: profile.name })}
    >
      {t("text")}
    </Notice>
  );
}
