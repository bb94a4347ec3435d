"use client";
import { PageHead } from "@/components/ui/page-head";
import { Link } from "@/components/ui/link";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { useSettledForm } from "@/components/form/use-settled-form";
import { Button, ButtonLink } from "@/components/ui/button";
import { noScriptButton } from "@/components/ui/button-class";
import { HeadTotals, totalNumber } from "@/components/ui/head-totals";
import { Icon } from "@/components/ui/icon";
import type { FleetTotals } from "@/lib/features/bus/schema/fleet";
import { type FleetQuery, fleetAddress, shows } from "./fleet-address";

type HeadProps = { path: string; query: FleetQuery; totals: FleetTotals; onAdd: () => void };

function View({ path, query }: Pick<HeadProps, "path" | "query">) {
  const t = useTranslations("bus.panel");
  return (
    <nav className="segments segments-auto ml-auto" aria-label={t("view")}>
      {(["cards", "table"] as const).map((view) => (
        <Link
          key={view}
          href={path + fleetAddress.write({ ...query, view })}
          aria-current={query.view === view ? "true" : undefined}
          scroll={false}
        >
          {t(view)}
        </Link>
      ))}
    </nav>
  );
}

/** Title, totals of what is in service, and what can be done with the whole fleet. */
export function FleetHead({ path, query, totals, onAdd }: HeadProps) {
  const t = useTranslations("bus.panel");
  return (
    <PageHead title={t("title")} className="mb-4">
      {totals.buses > 0 && (
        <HeadTotals>
          <span>{t.rich("buses", { b: totalNumber, count: totals.buses })}</span>
          <span>{t.rich("seats", { b: totalNumber, count: totals.seats })}</span>
          <span>{t.rich("free", { b: totalNumber, count: totals.free })}</span>
        </HeadTotals>
      )}
      <View path={path} query={query} />
      {totals.buses > 0 && (
        <ButtonLink href={`${path}/print`}>
          <Icon of="printer" size={17} />
          {t("sheet")}
        </ButtonLink>
      )}
      {/* An empty fleet asks for its first bus below. */}
      <Button variant={totals.buses > 0 ? "pri" : "line"} onClick={onAdd}>
        <Icon of="plus" />
        {t("add")}
      </Button>
    </PageHead>
  );
}

/** Search by plate or name and the buses' state; both in the address, so that it works without scripts. */
export function FleetFilter({ path, query }: Pick<HeadProps, "path" | "query">) {
  const t = useTranslations("bus.panel");
  const router = useRouter();
  const words = { all: t("showAll"), active: t("showActive"), inactive: t("showInactive") };
  const form = useSettledForm((given, again) => {
    const { text } = fleetAddress.read(new URLSearchParams({ q: String(new FormData(given).get("q") ?? "") }));
    router[again ? "replace" : "push"](path + fleetAddress.write({ ...query, text, page: 1 }), { scroll: false });
  });
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The address changed elsewhere; who types is not interrupted.
    if (field.current && field.current !== document.activeElement) field.current.value = query.text;
  }, [query.text]);
  return (
    <div className="flex flex-wrap items-center gap-2 mb-4">
      <form
        className="flex flex-[0_1_24rem] gap-2 max-md:flex-[1_0_100%]"
        action={path}
        method="get"
        {...form}
        aria-label={t("filter")}
      >
        {query.view === "table" && <input type="hidden" name="view" value="table" />}
        {query.show !== "all" && <input type="hidden" name="show" value={query.show} />}
        <span className="input-box flex-1">
          <Icon of="search" size={16} />
          <input
            ref={field}
            type="search"
            name="q"
            defaultValue={query.text}
            aria-label={t("search")}
            placeholder={t("search")}
          />
        </span>
        <Button type="submit" className={noScriptButton}>
          {t("find")}
        </Button>
      </form>
      <nav className="segments segments-auto md:ml-auto" aria-label={t("show")}>
        {shows.map((show) => (
          <Link
            key={show}
            href={path + fleetAddress.write({ ...query, show, page: 1 })}
            aria-current={query.show === show ? "true" : undefined}
            scroll={false}
          >
            {words[show]}
          </Link>
        ))}
      </nav>
    </div>
  );
}
