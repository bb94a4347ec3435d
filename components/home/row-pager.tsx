import { Button, ButtonLink } from "@/components/ui/button";
import { getTranslations } from "next-intl/server";
import type { IconName } from "@/components/ui/icon-list";
import { Icon } from "@/components/ui/icon";

type Props = { label: string; page: number; take: number; total: number; href: (page: number) => string };

/** "1–3 / 8" and two links; nothing where one page holds all. */
export async function RowPager({ label, page, take, total, href }: Props) {
  const t = await getTranslations("home");
  if (total <= take) return null;
  const step = (to: number, word: string, sign: IconName) => {
    const off = to < 1 || (to - 1) * take >= total;
    const icon = <Icon of={sign} size={16} />;
    if (off)
      return (
        <Button small square disabled aria-hidden>
          {icon}
        </Button>
      );
    return (
      <ButtonLink small square href={href(to)} aria-label={word} scroll={false}>
        {icon}
      </ButtonLink>
    );
  };
  return (
    <nav className="flex items-center gap-1.5" aria-label={label}>
      <span className="text-ink-2">
        {t("range", { from: (page - 1) * take + 1, to: Math.min(page * take, total), total })}
      </span>
      {step(page - 1, t("previous"), "chevron-left")}
      {step(page + 1, t("next"), "chevron-right")}
    </nav>
  );
}
