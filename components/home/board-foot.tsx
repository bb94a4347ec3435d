"use client";

import { Link } from "@/components/ui/link";
import { useLocale, useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { formatNumber } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { boardSize } from "./live-list";

const stepClass = "grid min-h-6 min-w-6 place-items-center";

type FootProps = {
  /** null: the overview. */
  page: number | null;
  total: number;
  /** Rows that are in sight. */
  shown: number;
  hrefOf: (page: number) => string;
};

function Pages({ page, total, hrefOf }: Omit<FootProps, "shown"> & { page: number }) {
  const t = useTranslations("busrequest.board");
  const lng = useLocale() as Language;
  const number = (value: number) => formatNumber(value, lng);
  const from = (page - 1) * boardSize + 1;
  const to = Math.min(page * boardSize, total);
  return (
    <nav className="flex items-center gap-3" aria-label={t("pages")}>
      {page > 1 ? (
        <Link className={stepClass} href={hrefOf(page - 1)} aria-label={t("previous")} scroll={false}>
          <Icon of="chevron-left" />
        </Link>
      ) : null}
      <span>{t("range", { from: number(from), to: number(to), total: number(total) })}</span>
      {to < total ? (
        <Link className={stepClass} href={hrefOf(page + 1)} aria-label={t("next")} scroll={false}>
          <Icon of="chevron-right" />
        </Link>
      ) : null}
    </nav>
  );
}

/** From the overview to the whole list from its first row on, there to the other pages; and to a request of one's own. */
export function BoardFoot({ page, total, shown, hrefOf }: FootProps) {
  const t = useTranslations("busrequest.board");
  const lng = useLocale() as Language;
  return (
    <>
      {page !== null && total > 0 ? <Pages page={page} total={total} hrefOf={hrefOf} /> : null}
      {page === null && total > shown ? (
        <Link href={hrefOf(1)} scroll={false}>
          {t("all", { count: formatNumber(total, lng) })}
        </Link>
      ) : null}
      <Link className="ml-auto" href={`/${lng}/request/new`}>
        {t("post")}
      </Link>
    </>
  );
}
