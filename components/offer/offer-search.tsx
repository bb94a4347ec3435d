"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useSettledForm } from "@/components/form/use-settled-form";
import { Button } from "@/components/ui/button";
import { noScriptButton } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon";
import { type OffersFilter, offersAddress } from "./offers-address";

type Props = { path: string; filter: OffersFilter };

/** Counts once typing rests; the text stands in the address, so that it works without scripts. */
export function OfferSearch({ path, filter }: Props) {
  const t = useTranslations("offer.list");
  const router = useRouter();
  const form = useSettledForm((given, again) => {
    const { text } = offersAddress.read(new URLSearchParams({ q: String(new FormData(given).get("q") ?? "") }));
    const next = { ...filter, text, page: 1, offer: null };
    router[again ? "replace" : "push"](path + offersAddress.write(next), { scroll: false });
  });
  return (
    <form
      className="flex flex-[0_1_24rem] gap-2 max-md:flex-[1_0_100%]"
      action={path}
      method="get"
      {...form}
      aria-label={t("search")}
    >
      {filter.tab && <input type="hidden" name="tab" value={filter.tab} />}
      {filter.state && <input type="hidden" name="state" value={filter.state} />}
      <span className="input-box flex-1">
        <Icon of="search" size={16} />
        <input
          type="search"
          name="q"
          defaultValue={filter.text}
          maxLength={80}
          aria-label={t("search")}
          placeholder={t(filter.tab === "received" ? "searchReceived" : "searchSent")}
        />
      </span>
      <Button type="submit" className={noScriptButton}>
        {t("find")}
      </Button>
    </form>
  );
}
