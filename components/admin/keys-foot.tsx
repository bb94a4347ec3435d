"use client";
import { useTranslations } from "next-intl";
import { Kbd } from "@/components/ui/badge";
import { keyBarClass } from "@/components/ui/key-list";

/** The foot of the list: that there are keys, and which are used most. `opens`: whether a row has a panel. */
export function KeysFoot({ keys, opens, onHelp }: { keys: boolean; opens: boolean; onHelp: () => void }) {
  const t = useTranslations("admin.keys");
  return (
    <div data-key-bar className={keyBarClass}>
      <span className="inline-flex items-center gap-1.5">
        <Kbd>↑</Kbd> <Kbd>↓</Kbd> {t("step")}
      </span>
      {opens && (
        <span className="inline-flex items-center gap-1.5">
          <Kbd>{t("enter")}</Kbd> {t("open")}
        </span>
      )}
      <button type="button" className="inline-flex cursor-pointer items-center gap-1.5" onClick={onHelp}>
        {keys && <Kbd>?</Kbd>} {t("all")}
      </button>
    </div>
  );
}
