"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { Icon } from "@/components/ui/icon";
import type { StatisticRecord } from "@/lib/features/statistic/schema";
import { type StatisticQuery, statisticAddress } from "./statistic-address";

type Props = { path: string; query: StatisticQuery; locations: StatisticRecord["locations"] };

/** One location or all; what is chosen stands in the address. */
export function LocationChoice({ path, query, locations }: Props) {
  const t = useTranslations("statistic");
  const id = useId();
  const router = useRouter();
  const choose = (location: string) =>
    router.push(path + statisticAddress.write({ ...query, location: location || null }), { scroll: false });
  return (
    <div className="field flex-[0_1_20rem] min-w-[min(100%,14rem)]">
      <label htmlFor={id}>{t("location")}</label>
      <span className="input-box">
        <select id={id} value={query.location ?? ""} onChange={({ target }) => choose(target.value)}>
          <option value="">{t("all")}</option>
          {locations.map((location) => (
            <option key={location.id} value={location.id}>
              {location.title}
            </option>
          ))}
        </select>
        <Icon of="chevron-down" size={16} />
      </span>
    </div>
  );
}
