"use client";
import { useTranslations } from "next-intl";
import { nextRadius } from "@/components/busrequest/filter-address";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { corridors } from "@/lib/features/advertiserlocation/rules/route";
import { nearAddress } from "./near-address";
import type { Change, NearPage } from "./near-page";

const widest = 150;

function Passing({ list, filter, to }: Pick<NearPage, "list" | "filter"> & { to: Change }) {
  const t = useTranslations("near.empty");
  if (list.circles.length === 0)
    return <EmptyState sign="parking" title={t("noLocation")} text={t("noLocationText")} />;
  const km = corridors.find((value) => value > filter.km);
  const action = km && <ButtonLink href={to({ km })}>{t("widenTo", { km })}</ButtonLink>;
  return <EmptyState title={t("passing", { km: filter.km })} action={action} />;
}

/** Nothing so near: one step further, at last the filter settings. */
function Nearby({ list, settings, to }: Pick<NearPage, "list" | "settings"> & { to: Change }) {
  const t = useTranslations("near.empty");
  const km = Math.max(0, ...list.circles.map((circle) => circle.km));
  const next = nextRadius(km) ?? km;
  if (km > 0 && next <= widest) {
    const action = (
      <ButtonLink variant="pri" href={to({ radius: next })} scroll={false}>
        {t("widen", { km: next })}
      </ButtonLink>
    );
    return <EmptyState title={t("nothing", { km })} action={action} />;
  }
  const action = (
    <ButtonLink variant="pri" href={settings}>
      {t("action")}
    </ButtonLink>
  );
  return <EmptyState title={t("title")} text={t("text")} action={action} />;
}

/** Says what to do next: fewer filters, a wider circle, a wider corridor. */
export function NearEmpty({ list, filter, path, settings, readOnly }: NearPage) {
  const t = useTranslations("near.empty");
  const to: Change = (change) => `${path}${nearAddress.write({ ...filter, page: 1, ...change })}`;
  if (filter.hidden) {
    const action = <ButtonLink href={to({ hidden: false })}>{t("hiddenAction")}</ButtonLink>;
    return <EmptyState title={t("hiddenTitle")} action={action} />;
  }
  if (filter.from || filter.to) {
    const action = <ButtonLink href={to({ from: null, to: null })}>{t("datesAction")}</ButtonLink>;
    return <EmptyState title={t("datesTitle")} action={action} />;
  }
  if (readOnly) return <Passing list={list} filter={filter} to={to} />;
  if (filter.kinds) {
    const action = <ButtonLink href={to({ kinds: null })}>{t("kindsAction")}</ButtonLink>;
    return <EmptyState title={t("kindsTitle")} action={action} />;
  }
  return <Nearby list={list} settings={settings} to={to} />;
}
