import { useTranslations } from "next-intl";

/** What is missing is said in words. */
export function SeatFit({ spare }: { spare: number }) {
  const t = useTranslations("offer.facts");
  if (spare < 0) return <span className="font-bold text-danger">{t("missing", { count: -spare })}</span>;
  return <span className="text-ink-2">{t("spare", { count: spare })}</span>;
}
