"use client";
import { useId, useState } from "react";
import { useTranslations } from "next-intl";
import type { Needs } from "@/lib/features/busrequest/rules/needs";
import { grossAmount, type OfferOrder, offerOrders, orderedOffers } from "@/lib/features/offer/rules/offer";
import type { OfferRecord } from "@/lib/features/offer/schema";
import { OfferCard } from "./offer-card";

type Props = {
  /** Open and accepted ones. */
  offers: readonly OfferRecord[];
  people: number | null;
  needs: Needs | null;
  isPrivate: boolean;
  best: string | null;
  token?: string;
  readOnly?: boolean;
};

/** By what they are compared: price, what of the needs is met, seats. */
function OrderChoice({
  value,
  needs,
  onChange,
}: {
  value: OfferOrder;
  needs: boolean;
  onChange: (order: OfferOrder) => void;
}) {
  const t = useTranslations("offer.author");
  const id = useId();
  return (
    <label htmlFor={id} className="flex items-center gap-2 text-sm whitespace-nowrap">
      {t("orderBy")}
      <span className="input-box">
        <select id={id} value={value} onChange={({ target }) => onChange(target.value as OfferOrder)}>
          {offerOrders
            .filter((order) => needs || order !== "needs")
            .map((order) => (
              <option key={order} value={order}>
                {t(`orders.${order}`)}
              </option>
            ))}
        </select>
      </span>
    </label>
  );
}

/** Offers that can be chosen, side by side, in the order that their reader asks for. */
export function ComparedOffers({ offers, best, ...card }: Props) {
  const t = useTranslations("offer.author");
  const [order, setOrder] = useState<OfferOrder>("price");
  const open = offers.filter(({ state }) => state === "open");
  return (
    <>
      {open.length > 1 && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-xs text-ink-3">
            {t(`ordered.${order}`)}{" "}
            {order === "price" && open.some((offer) => grossAmount(offer) === null) && t("orderOpen")}
          </p>
          <OrderChoice value={order} needs={card.needs !== null} onChange={setOrder} />
        </div>
      )}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] gap-4">
        {orderedOffers(offers, order).map((offer) => (
          <OfferCard
            key={offer.id}
            offer={offer}
            {...card}
            all={open}
            others={open.length - 1}
            best={offer.id === best}
          />
        ))}
      </div>
    </>
  );
}
