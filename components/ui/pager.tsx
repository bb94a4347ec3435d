import { Link } from "@/components/ui/link";
import { useLocale, useTranslations } from "next-intl";
import { formatNumber } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { cn } from "./cn";
import type { IconName } from "./icon-list";
import { Icon } from "./icon";
import { pageCount, pageWindow } from "./pages";

type Props = {
  page: number;
  take: number;
  total: number;
  /** Counts stop at a limit; then the text says "more than". */
  capped?: boolean;
  href: (page: number) => string;
  /** "älteste zuerst" */
  order?: string;
  /** The links are large on every small screen, not only under a finger. */
  touch?: boolean;
  className?: string;
};

/** Pages as links, 1-based; works on the server and in the browser. */
export function Pager({ page, take, total, capped, href, order, className, touch }: Props) {
  const t = useTranslations("common.pager");
  const lng = useLocale() as Language;
  if (total === 0) return null;
  const pages = pageCount(total, take);
  const format = (count: number) => formatNumber(count, lng);
  const range = { from: format((page - 1) * take + 1), to: format(Math.min(page * take, total)), total: format(total) };
  const text = capped ? t("textMore", range) : t("text", range);
  const pageLink = cn(
    "grid h-8 min-w-8 place-items-center rounded-chip px-1 font-medium no-underline aria-[current]:bg-ink aria-[current]:text-page max-lg:pointer-coarse:h-11 max-lg:pointer-coarse:min-w-11",
    touch && "max-lg:h-11 max-lg:min-w-11",
  );
  const step = (to: number, label: string, sign: IconName) => (
    <Link className={pageLink} href={href(to)} aria-label={label} scroll={false}>
      <Icon of={sign} size={16} />
    </Link>
  );
  return (
    <nav className={cn("flex flex-wrap items-center gap-1.5 p-2 text-sm", className)} aria-label={t("label")}>
      {page > 1 && step(page - 1, t("previous"), "chevron-left")}
      {pages > 1 &&
        pageWindow(page, pages).map((number, index) =>
          number === 0 ? (
            <span key={`gap-${String(index)}`}>…</span>
          ) : (
            <Link
              key={number}
              className={pageLink}
              href={href(number)}
              scroll={false}
              aria-label={t("page", { page: format(number) })}
              aria-current={number === page ? "page" : undefined}
            >
              {format(number)}
            </Link>
          ),
        )}
      {page < pages && step(page + 1, t("next"), "chevron-right")}
      <span className="ml-auto whitespace-nowrap text-ink-3">{order ? `${text}, ${order}` : text}</span>
    </nav>
  );
}
