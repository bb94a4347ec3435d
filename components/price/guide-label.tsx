import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";

/** Stands wherever a guide price stands. */
export function GuideLabel() {
  const t = useTranslations("price");
  return (
    <span className="inline-flex items-center gap-2 rounded-control border border-dashed border-line-strong px-3 py-2 sign-sm">
      <Icon of="calculator" size={17} />
      {t("guide")}
    </span>
  );
}
