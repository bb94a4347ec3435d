"use client";

import { useTranslations } from "next-intl";
import { nextRadius, type RequestFilter, wholeFilter } from "@/components/busrequest/filter-address";
import { instead } from "@/components/busrequest/instead";
import { buttonClass } from "@/components/ui/button-class";
import { DeadEndSign } from "@/components/ui/dead-end";
import { EmptyFrame } from "@/components/ui/empty-frame";

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
  return <EmptyFrame drawing={<DeadEndSign />} level={3} title={title} text={t("board.emptyText")} action={action} />;
}
