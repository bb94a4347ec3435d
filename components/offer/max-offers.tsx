"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ChangeEvent, useId, useState } from "react";
import { useAction } from "@/components/form/use-action";
import { Icon } from "@/components/ui/icon";
import { api } from "@/lib/http/client";

const choices = [3, 4, 5, 6, 7, 8];

type Props = { id: string; version: number; value: number; token?: string };

/** How many open offers the author wants at once; saved as it is chosen. */
export function MaxOffers({ id, version, value, token }: Props) {
  const t = useTranslations("offer.author");
  const router = useRouter();
  const field = useId();
  const [chosen, setChosen] = useState(value);
  const { run, busy } = useAction({ failed: t("maxFailed"), refresh: router.refresh });
  async function choose(event: ChangeEvent<HTMLSelectElement>) {
    const maxOffers = Number(event.target.value);
    setChosen(maxOffers);
    const saved = await run(
      () => api("PUT /busrequest/{id}", { params: { id }, body: { maxOffers, version }, token }),
      t("maxSaved", { count: maxOffers }),
    );
    if (!saved) setChosen(value);
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm font-medium">
      <label htmlFor={field}>{t("max")}</label>
      <span className="input-box w-20!">
        <select id={field} value={chosen} disabled={busy} onChange={choose} title={t("maxHint")}>
          {choices.map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </select>
        <Icon of="chevron-down" size={16} />
      </span>
    </div>
  );
}
