import { useLocale, useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import type { OfferRecord } from "@/lib/features/offer/schema";

/** Where an accepted offer goes on. */
export function TripLink({ offer: { trip } }: { offer: Pick<OfferRecord, "trip"> }) {
  const t = useTranslations("offer");
  const lng = useLocale();
  if (!trip) return null;
  return (
    <ButtonLink variant="pri" href={`/${lng}/userpanel/trips/${trip}`} className="justify-self-start">
      {t("openTrip")}
    </ButtonLink>
  );
}
