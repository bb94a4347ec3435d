"use client";
import { useTranslations } from "next-intl";
import { Notice } from "@/components/ui/notice";

type Props = { draft: { restored: boolean; discard: () => void } };

/** What was typed on this device earlier is back; it can be dropped. */
export function DraftNotice({ draft }: Props) {
  const t = useTranslations("offer.form");
  if (!draft.restored) return null;
  return (
    <Notice live>
      {t("draftBack")}{" "}
      <button type="button" onClick={draft.discard}>
        {t("draftDrop")}
      </button>
    </Notice>
  );
}
