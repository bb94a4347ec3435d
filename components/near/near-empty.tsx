"use client";
import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { corridors } from "@/lib/features/advertiserlocation/rules";
import { kinds } from "@/lib/features/busrequest/rules";
import { writeNear } from "./near-address";
import type { NearPage } from "./near-head";

/** Says what to do next: fewer filters, a wider circle, a wider corridor. */
export function NearEmpty({ list, filter, path, settings, readOnly }: NearPage) {
  const t = useTranslations("near.empty");
  const all = (change: Partial<typeof filter>) => `${path}${writeNear({ ...filter, page: 1, ...change })}`;
  if (filter.hidden) {
    const action = <ButtonLink href={all({ hidden: false })}>{t("hiddenAction")}</ButtonLink>;
    return <EmptyState title={t("hiddenTitle")} action={action} />;
  }
  if (readOnly) {
    if (list.circles.length === 0)
      return <EmptyState sign="parking" title={t("noLocation")} text={t("noLocationText")} />;
    const km = corridors.find((value) => value > filter.km);
    const action = km && <ButtonLink href={all({ km })}>{t("widenTo", { km })}</ButtonLink>;
    return <EmptyState title={t("passing", { km: filter.km })} action={action} />;
  }
  if (filter.kinds.length < kinds.length) {
    const action = <ButtonLink href={all({ kinds })}>{t("kindsAction")}</ButtonLink>;
    return <EmptyState title={t("kindsTitle")} action={action} />;
  }
  const action = (
    <ButtonLink variant="pri" href={settings}>
      {t("action")}
    </ButtonLink>
  );
  return <EmptyState title={t("title")} text={t("text")} action={action} />;
}
