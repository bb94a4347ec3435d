"use client";

import { buttonClass } from "@/components/ui/button";
import { ChevronLeft, ChevronRight } from "lucide-react";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { instead } from "@/components/busrequest/instead";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { nextRadius, type RequestFilter, wholeFilter } from "@/components/busrequest/filter-address";
import { formatNumber } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { boardSize } from "./live-list";

const stepClass = "grid min-h-6 min-w-6 place-items-center";

type FootProps = { page: number; total: number; hrefOf: (page: number) => string };

function Pages({ page, total, hrefOf }: FootProps) {
  const t = useTranslations("busrequest.board");
  const lng = useLocale() as Language;
  const number = (value: number) => formatNumber(value, lng);
  const from = (page - 1) * boardSize + 1;
  const to = Math.min(page * boardSize, total);
  return (
    <nav className="flex items-center gap-[0.8rem]" aria-label={t("pages")}>
      <Link className={stepClass} href={hrefOf(page - 1)} aria-label={t("previous")} scroll={false} prefetch={false}>
        <Icon of={ChevronLeft} />
      </Link>
      <span>{t("range", { from: number(from), to: number(to), total: number(total) })}</span>
      {to < total ? (
        <Link className={stepClass} href={hrefOf(page + 1)} aria-label={t("next")} scroll={false} prefetch={false}>
          <Icon of={ChevronRight} />
        </Link>
      ) : null}
    </nav>
  );
}

/** The way to the other pages, and to a request of one's own. */
export function BoardFoot(props: FootProps) {
  const { page, total, hrefOf } = props;
  const t = useTranslations("busrequest.board");
  const lng = useLocale() as Language;
  return (
    <>
      {page > 1 && total > 0 ? <Pages {...props} /> : null}
      {page === 1 && total > boardSize ? (
        <Link href={hrefOf(2)} scroll={false} prefetch={false}>
          {t("all", { count: formatNumber(total, lng) })}
        </Link>
      ) : null}
      <Link className="ml-auto" href={`/${lng}/request/new`} prefetch={false}>
        {t("post")}
      </Link>
    </>
  );
}

type EmptyProps = {
  filter: RequestFilter;
  onFilter: (filter: RequestFilter) => void;
  addressOf: (filter: RequestFilter) => string;
};

/** Dead end: what to do next, as a link that works without scripts. */
export function BoardEmpty({ filter, onFilter, addressOf }: EmptyProps) {
  const t = useTranslations("busrequest");
  const { place } = filter;
  const wider = place ? nextRadius(place.km) : null;
  const next = place && wider ? { ...filter, place: { ...place, km: wider }, view: null } : wholeFilter;
  const text = wider ? t("board.widen", { km: wider }) : t("filter.reset");
  const action = (
    <a
      className={buttonClass({ variant: "pri", small: true })}
      href={addressOf(next)}
      onClick={instead(() => onFilter(next))}
    >
      {text}
    </a>
  );
  const title = place ? t("board.emptyNear", { km: place.km }) : t("board.emptyTitle");
  return <EmptyState level={3} title={title} text={t("board.emptyText")} action={action} />;
}
