import { useLocale, useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { TripRecord } from "@/lib/features/trip/schema/record";

/** The bus may be on its way to the group so long before it departs. */
const before = 12 * 3_600_000;

type Props = { trip: Pick<TripRecord, "id" | "side" | "state" | "start">; now: number };

/** On the day, for the company: one press from the trip to the emergency that asks for another bus. */
export function BreakdownLink({ trip: { id, side, state, start }, now }: Props) {
  const t = useTranslations("trip");
  const lng = useLocale();
  if (side !== "company" || state === "done" || state === "cancelled" || now < start.date - before) return null;
  return (
    <ButtonLink
      variant="danger"
      wraps
      href={`/${lng}/request/new?kind=emergency&trip=${id}`}
      className="justify-self-start max-md:w-full"
    >
      <Icon of="triangle-exclamation-point" size={17} />
      {t("breakdown")}
    </ButtonLink>
  );
}
