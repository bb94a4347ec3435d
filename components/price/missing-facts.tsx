import { useTranslations } from "next-intl";
import type { MissingFact } from "@/lib/features/priceguide/schema";
import { Notice } from "@/components/ui/notice";

/** No price without these: which. */
export function MissingFacts({ missing }: { missing: readonly MissingFact[] }) {
  const t = useTranslations("price");
  return <Notice title={t("tooLittle")}>{missing.map((fact) => t(`missing.${fact}`)).join(", ")}</Notice>;
}
