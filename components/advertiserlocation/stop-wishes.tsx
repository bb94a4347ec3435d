import { useTranslations } from "next-intl";
import { DayInput } from "@/components/form/day-input";
import { Count } from "@/components/ui/count";
import { DetailsSummary } from "@/components/ui/details-summary";
import { locationAmenities, numberBounds } from "@/lib/features/advertiserlocation/rules/facts";
import { type RouteQuery, wishCount } from "./route-address";

type Props = { query: RouteQuery };
type NumberProps = { name: string; label: string; most: number; value: number | null };

function Least({ name, label, most, value }: NumberProps) {
  return (
    <label className="field">
      <span className="sign-sm">{label}</span>
      <span className="input-box">
        <input type="number" inputMode="numeric" name={name} min={1} max={most} defaultValue={value ?? ""} />
      </span>
    </label>
  );
}

/** Written as everywhere, on the clocks of the house. */
function Arrival({ query: { arrival } }: Props) {
  const t = useTranslations("recommendations.wishes");
  const form = useTranslations("form");
  return (
    <div className="grid grid-cols-2 gap-2">
      <label className="field" htmlFor="rc-day">
        <span className="sign-sm">{t("day")}</span>
        <span className="input-box">
          <DayInput id="rc-day" name="day" day={arrival?.slice(0, 10)} placeholder={form("datePlaceholder")} />
        </span>
      </label>
      <label className="field">
        <span className="sign-sm">{t("time")}</span>
        <span className="input-box">
          <input
            name="time"
            defaultValue={arrival?.slice(11)}
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            placeholder="12:30"
          />
        </span>
      </label>
    </div>
  );
}

/** What a stop has to have, folded until something is asked for; a part of the search form, sent with it. */
export function StopWishes({ query }: Props) {
  const t = useTranslations("recommendations");
  const count = wishCount(query);
  return (
    <details open={count > 0}>
      <DetailsSummary>
        {t("wishes.title")}
        {count > 0 && <Count value={count} />}
      </DetailsSummary>
      <div className="grid gap-3">
        <div className="grid grid-cols-2 gap-2">
          {locationAmenities.map((amenity) => (
            <label className="check-line" key={amenity}>
              <input type="checkbox" name="has" value={amenity} defaultChecked={query.amenities.includes(amenity)} />
              {t(`amenities.${amenity}`)}
            </label>
          ))}
          <label className="check-line">
            <input type="checkbox" name="open" value="1" defaultChecked={query.open && !query.arrival} />
            {t("wishes.openNow")}
          </label>
        </div>
        <div className="grid grid-cols-2 gap-2">
          <Least name="bays" label={t("wishes.bays")} most={numberBounds.coachBays[1]} value={query.coachBays} />
          <Least name="group" label={t("wishes.group")} most={numberBounds.groupSize[1]} value={query.groupSize} />
        </div>
        <Arrival query={query} />
        <p className="text-xs text-ink-3">{t("wishes.hint")}</p>
      </div>
    </details>
  );
}
