import { noticeClass } from "@/components/ui/notice";
import { useTranslations } from "next-intl";

/** Says so where a form cannot send itself without scripts. */
export function NoScript({ className }: { className?: string }) {
  const t = useTranslations("form");
  return (
    <noscript>
      <p className={noticeClass({ tone: "warn", className })}>{t("noScript")}</p>
    </noscript>
  );
}
