"use client";
import { useTimeZone, useTranslations } from "next-intl";
import { Notice } from "@/components/ui/notice";
import { overlapName } from "@/lib/features/busrequest/rules/overlap";
import type { Overlap } from "@/lib/features/busrequest/schema/record";
import { api } from "@/lib/http/client";
import { formatDateTime } from "@/lib/i18n/formats";
import { useQuery } from "@/lib/http/queries";

type Stay = {
  /** "" where none is named. */
  bus: string;
  start: number | null;
  end: number | null;
  /** The entry itself, where it is there already. */
  except?: string;
};

/** What the bus has at that time already, with what is being typed, before it is sent; nothing is forbidden by it. */
export function OverlapNotice({ bus, start, end, except }: Stay) {
  const t = useTranslations("busrequest");
  const zone = useTimeZone();
  const nameOf = (kind: Overlap["kind"]) => {
    if (kind === "external") return t("fleet.external");
    return kind === "booking" ? t("fleet.trip") : t(`kinds.${kind}`);
  };
  const [from, to] = [start ?? Number.NaN, end ?? Number.NaN];
  const { data } = useQuery({
    queryKey: ["bus-overlaps", bus, from, to, except],
    enabled: bus !== "" && to > from,
    queryFn: async ({ signal }) => {
      return (await api("GET /busses/{id}/overlaps", { params: { id: bus }, query: { from, to, except }, signal }))
        .entity;
    },
  });
  if (!data?.length || !(to > from)) return null;
  return (
    <Notice tone="warn" live>
      {t("fleet.overlap", { range: `${formatDateTime(from, zone)} – ${formatDateTime(to, zone)}` })}
      <ul>
        {data.map((overlap) => (
          <li key={overlap.id}>
            {nameOf(overlap.kind)}: {overlapName(overlap, zone)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
