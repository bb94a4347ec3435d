"use client";
import { ChevronDown } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ChangeEvent, useId, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { toast } from "@/components/ui/toast-store";
import { changeBusRequest } from "@/lib/features/busrequest/client";
import { ApiError } from "@/lib/http/client";

const choices = [3, 4, 5, 6, 7, 8];

type Props = { id: string; version: number; value: number; token?: string };

/** How many open offers the author wants at once; saved as it is chosen. */
export function MaxOffers({ id, version, value, token }: Props) {
  const t = useTranslations("offer.author");
  const router = useRouter();
  const field = useId();
  const [chosen, setChosen] = useState(value);
  const [busy, setBusy] = useState(false);
  async function choose(event: ChangeEvent<HTMLSelectElement>) {
    const maxOffers = Number(event.target.value);
    setChosen(maxOffers);
    setBusy(true);
    try {
      await changeBusRequest(id, { maxOffers, version }, token);
      toast({ title: t("maxSaved", { count: maxOffers }) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setChosen(value);
      toast({ title: t("maxFailed"), variant: "destructive" });
    }
    setBusy(false);
    router.refresh();
  }
  return (
    <div className="of-max">
      <label htmlFor={field}>{t("max")}</label>
      <span className="inp">
        <select id={field} value={chosen} disabled={busy} onChange={choose} title={t("maxHint")}>
          {choices.map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} size={16} />
      </span>
    </div>
  );
}
