import { useTranslations } from "next-intl";
import { Notice } from "@/components/ui/notice";
import type { OfferRecord } from "@/lib/features/offer/schema";

/** Of an open offer the buses that have gone out of service since it was made. */
export const busesOut = ({
  state,
  busDetails,
  moreDetails,
}: Pick<OfferRecord, "state" | "busDetails" | "moreDetails">) =>
  state === "open" ? [busDetails, ...moreDetails].filter((bus) => bus !== null).filter(({ active }) => !active) : [];

/** Says to whom it was offered, or to its bidder (`own`), that another bus would come. */
export function BusOut({ offer, own = false }: { offer: OfferRecord; own?: boolean }) {
  const t = useTranslations("offer.facts");
  const out = busesOut(offer);
  if (out.length === 0) return null;
  const plates = out.map(({ licenceplate }) => licenceplate ?? "").join(", ");
  return (
    <Notice tone="warn">
      {own ? t("ownBusOut", { plates, count: out.length }) : t("busOut", { company: offer.companyName })}
    </Notice>
  );
}
