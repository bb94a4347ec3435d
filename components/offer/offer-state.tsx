import { useTranslations } from "next-intl";
import { Badge, type BadgeTone } from "@/components/ui/badge";
import type { OfferState } from "@/lib/features/offer/rules/offer";

const tones: Record<OfferState, BadgeTone> = {
  open: "pend",
  accepted: "live",
  declined: "no",
  withdrawn: "off",
  expired: "off",
};

export function OfferStateBadge({ state }: { state: OfferState }) {
  const t = useTranslations("offer.states");
  return <Badge tone={tones[state]}>{t(state)}</Badge>;
}
