"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { DayInput } from "@/components/form/day-input";
import { useSettledForm } from "@/components/form/use-settled-form";
import { Button } from "@/components/ui/button";
import { noScriptButton } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon";
import { type ManagementFilter, managementAddress, sortOf, sorts } from "./management-filter";

const box = "field max-md:col-span-full";

/** Finds entries by words and days and puts them in order, at once; without scripts by its button. */
export function ManagementSearch({ filter, path }: { filter: ManagementFilter; path: string }) {
  const t = useTranslations("busrequest.manage");
  const form = useTranslations("form");
  const router = useRouter();
  /** The usual order needs no words in the address. */
  const hrefOf = (asked: ManagementFilter) => {
    const usual = sortOf({ ...asked, sort: null });
    return path + managementAddress.write({ ...asked, page: 1, sort: asked.sort === usual ? null : asked.sort });
  };
  const settled = useSettledForm((given, again) => {
    const asked = managementAddress.read(new URLSearchParams([...new FormData(given)] as [string, string][]));
    const href = hrefOf(asked);
    if (href !== hrefOf(filter)) router[again ? "replace" : "push"](href, { scroll: false });
  });
  const kept = managementAddress.search({ kinds: filter.kinds, active: filter.active });
  return (
    <search>
      <form action={path} method="get" className="flex flex-wrap items-end gap-3" {...settled}>
        {[...kept].map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
        <div className={box}>
          <label htmlFor="entries-search">{t("search")}</label>
          <span className="input-box">
            <Icon of="search" size={16} />
            <input
              id="entries-search"
              type="search"
              name="q"
              defaultValue={filter.text}
              maxLength={80}
              placeholder={t("searchExample")}
            />
          </span>
        </div>
        <div className={box}>
          <label htmlFor="entries-from">{t("from")}</label>
          <span className="input-box">
            <DayInput id="entries-from" name="from" day={filter.from} placeholder={form("datePlaceholder")} />
          </span>
        </div>
        <div className={box}>
          <label htmlFor="entries-to">{t("to")}</label>
          <span className="input-box">
            <DayInput id="entries-to" name="to" day={filter.to} placeholder={form("datePlaceholder")} />
          </span>
        </div>
        <div className={box}>
          <label htmlFor="entries-sort">{t("sort")}</label>
          <span className="input-box">
            <select id="entries-sort" name="sort" defaultValue={sortOf(filter)}>
              {sorts.map((sort) => (
                <option key={sort} value={sort}>
                  {t(`sorts.${sort}`)}
                </option>
              ))}
            </select>
            <Icon of="chevron-down" size={16} />
          </span>
        </div>
        <Button type="submit" className={noScriptButton}>
          {t("find")}
        </Button>
      </form>
    </search>
  );
}
