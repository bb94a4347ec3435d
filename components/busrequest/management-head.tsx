import { Bus, ChevronDown, Plus } from "lucide-react";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { ApplyingSelect } from "@/components/form/applying-select";
import { DayInput } from "@/components/form/day-input";
import { KindSign } from "@/components/map/kind-sign";
import { Button, ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { activeFilters, type Kind, kinds } from "@/lib/features/busrequest/rules/kinds";
import { KindLink } from "./kind-link";
import { type ManagementFilter, managementAddress, sortOf, sorts, toggleKind } from "./management-filter";

/** In the order of dispatch, as in the calendar. */
const dispatch = ["vacancy", "emptyride", "grouprequest", "emergency"] as const satisfies readonly Kind[];

/** New entry of any kind in one click. */
export function QuickNew({ path }: { path: string }) {
  const t = useTranslations("busrequest");
  const own = useTranslations("calendar");
  const lng = useLocale();
  return (
    <nav className="flex flex-wrap items-center gap-2" aria-label={t("manage.newLabel")}>
      <span className="sign-sm flex flex-wrap items-center gap-2">
        <Icon of={Plus} size={16} />
        {t("manage.new")}
      </span>
      {dispatch.map((kind) => (
        <ButtonLink key={kind} small href={`/${lng}/request/new?kind=${kind}`} prefetch={false}>
          <KindSign kind={kind} size={18} />
          {t(`kinds.${kind}`)}
        </ButtonLink>
      ))}
      <ButtonLink small href={`${path}?new=booking`} prefetch={false}>
        <Icon of={Bus} size={18} />
        {own("own")}
      </ButtonLink>
    </nav>
  );
}

/** Kinds and states as links: the filter is the address. */
export function ManagementFilters({ filter, path }: { filter: ManagementFilter; path: string }) {
  const t = useTranslations("busrequest");
  const to = (change: Partial<ManagementFilter>) =>
    `${path}${managementAddress.write({ ...filter, page: 1, ...change })}`;
  return (
    <nav className="flex flex-wrap items-center gap-2" aria-label={t("manage.filter")}>
      <span className="sign-sm">{t("manage.kinds")}</span>
      {kinds.map((kind) => (
        <KindLink
          key={kind}
          kind={kind}
          on={filter.kinds.includes(kind)}
          href={to({ kinds: toggleKind(filter.kinds, kind) })}
        />
      ))}
      <span className="segments segments-auto ml-auto">
        {activeFilters.map((active) => (
          <Link
            key={active}
            href={to({ active })}
            aria-current={filter.active === active ? "true" : undefined}
            prefetch={false}
            scroll={false}
          >
            {t(`manage.active.${active}`)}
          </Link>
        ))}
      </span>
    </nav>
  );
}

const box = "field max-md:col-span-full";

/** Finds entries by words and days and puts them in order; works without scripts too. */
export function ManagementSearch({ filter, path }: { filter: ManagementFilter; path: string }) {
  const t = useTranslations("busrequest.manage");
  const form = useTranslations("form");
  const kept = managementAddress.search({ kinds: filter.kinds, active: filter.active });
  return (
    <search>
      <form action={path} method="get" className="flex flex-wrap items-end gap-3">
        {[...kept].map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
        <label className={box}>
          {t("search")}
          <span className="input-box">
            <input type="search" name="q" defaultValue={filter.text} maxLength={80} placeholder={t("searchExample")} />
          </span>
        </label>
        <label className={box} htmlFor="entries-from">
          {t("from")}
          <span className="input-box">
            <DayInput id="entries-from" name="from" day={filter.from} placeholder={form("datePlaceholder")} />
          </span>
        </label>
        <label className={box} htmlFor="entries-to">
          {t("to")}
          <span className="input-box">
            <DayInput id="entries-to" name="to" day={filter.to} placeholder={form("datePlaceholder")} />
          </span>
        </label>
        <label className={box} htmlFor="entries-sort">
          {t("sort")}
          <span className="input-box">
            <ApplyingSelect id="entries-sort" name="sort" defaultValue={sortOf(filter)}>
              {sorts.map((sort) => (
                <option key={sort} value={sort}>
                  {t(`sorts.${sort}`)}
                </option>
              ))}
            </ApplyingSelect>
            <Icon of={ChevronDown} size={16} />
          </span>
        </label>
        <Button type="submit">{t("find")}</Button>
      </form>
    </search>
  );
}
