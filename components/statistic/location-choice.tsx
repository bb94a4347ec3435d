"use client";
import { ChevronDown } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { Icon } from "@/components/ui/icon";
import type { StatisticRecord } from "@/lib/features/statistic/schema";
import { type StatisticWish, writeStatisticWish } from "./statistic-address";

type Props = { path: string; wish: StatisticWish; locations: StatisticRecord["locations"] };

/** One location or all; what is chosen stands in the address. */
export function LocationChoice({ path, wish, locations }: Props) {
  const t = useTranslations("statistic");
  const id = useId();
  const router = useRouter();
  const choose = (location: string) =>
    router.push(path + writeStatisticWish({ ...wish, location: location || null }), { scroll: false });
  return (
    <div className="field st-choice">
      <label htmlFor={id}>{t("location")}</label>
      <span className="inp">
        <select id={id} value={wish.location ?? ""} onChange={({ target }) => choose(target.value)}>
          <option value="">{t("all")}</option>
          {locations.map((location) => (
            <option key={location.id} value={location.id}>
              {location.title}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} size={16} />
      </span>
    </div>
  );
}
