import { useTranslations } from "next-intl";
import { DayInput } from "@/components/form/day-input";
import { Icon } from "@/components/ui/icon";
import { audiences, kinds, vehicleTypes } from "@/lib/features/busrequest/rules/kinds";
import { pressed } from "./one-kind";
import { defaultRadius, type RequestFilter, radiusSteps } from "./filter-address";

type Props = { filter: RequestFilter };

function Days({ filter }: Props) {
  const t = useTranslations("busrequest.filter");
  const form = useTranslations("form");
  return (
    <div className="grid grid-cols-2 gap-2">
      <div className="field">
        <label className="sign-sm" htmlFor="filter-after">
          {t("dateFrom")}
        </label>
        <span className="input-box min-h-10 bg-raised">
          <DayInput id="filter-after" name="after" day={filter.after} placeholder={form("datePlaceholder")} />
        </span>
      </div>
      <div className="field">
        <label className="sign-sm" htmlFor="filter-before">
          {t("dateTo")}
        </label>
        <span className="input-box min-h-10 bg-raised">
          <DayInput id="filter-before" name="before" day={filter.before} placeholder={form("datePlaceholder")} />
        </span>
      </div>
    </div>
  );
}

function People({ filter }: Props) {
  const t = useTranslations("busrequest.filter");
  const bounds = { type: "number", inputMode: "numeric", min: 1, max: 500 } as const;
  return (
    <div className="grid grid-cols-2 gap-2">
      <label className="field">
        <span className="sign-sm">{t("passengersMin")}</span>
        <span className="input-box min-h-10 bg-raised">
          <input {...bounds} name="min" defaultValue={filter.min ?? ""} />
        </span>
      </label>
      <label className="field">
        <span className="sign-sm">{t("passengersMax")}</span>
        <span className="input-box min-h-10 bg-raised">
          <input {...bounds} name="max" defaultValue={filter.max ?? ""} />
        </span>
      </label>
    </div>
  );
}

function Audience({ filter }: Props) {
  const t = useTranslations("busrequest.filter");
  return (
    <fieldset className="field">
      <legend className="sign-sm">{t("audience")}</legend>
      <div className="segments auto-cols-auto">
        {audiences.map((audience) => (
          <label key={audience} className="px-2">
            <input type="radio" name="audience" value={audience} defaultChecked={filter.audience === audience} />
            {t(`audiences.${audience}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function VehicleTypes({ filter }: Props) {
  const t = useTranslations("busrequest");
  return (
    <fieldset className="field">
      <legend className="sign-sm">{t("filter.vehicleTypes")}</legend>
      <div className="grid grid-cols-2 gap-2">
        {vehicleTypes.map((type) => (
          <label className="check-line" key={type}>
            <input type="checkbox" name="bus" value={type} defaultChecked={filter.vehicleTypes.includes(type)} />
            {t(`vehicleTypes.${type}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Several kinds at once, for who has no key to hold down. */
export function KindBoxes({ filter, onFilter }: Props & { onFilter: (filter: RequestFilter) => void }) {
  const t = useTranslations("busrequest");
  return (
    <fieldset className="field" data-settles>
      <legend className="sign-sm">{t("filter.kinds")}</legend>
      <div className="grid grid-cols-2 gap-2">
        {kinds.map((kind) => (
          <label className="check-line" key={kind}>
            <input
              type="checkbox"
              name="kind"
              value={kind}
              checked={filter.kinds.includes(kind)}
              onChange={() => onFilter({ ...filter, kinds: pressed(filter.kinds, kind, true) })}
            />
            {t(`kinds.${kind}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type RadiusProps = { label: string; name: string; km: number | undefined };

export function RadiusSelect({ label, name, km = defaultRadius }: RadiusProps) {
  const t = useTranslations("busrequest.filter");
  const steps = [...new Set([...radiusSteps, km])].sort((a, b) => a - b);
  return (
    <label className="field">
      <span className="sign-sm">{label}</span>
      <span className="input-box min-h-10 bg-raised">
        <select name={name} defaultValue={km}>
          {steps.map((step) => (
            <option key={step} value={step}>
              {t("km", { km: step })}
            </option>
          ))}
        </select>
        <Icon of="chevron-down" size={16} />
      </span>
    </label>
  );
}

/** The limits behind "more filters"; plain fields of the form around them. */
export function RequestFilterFields({ filter }: Props) {
  return (
    <>
      <Days filter={filter} />
      <People filter={filter} />
      <Audience filter={filter} />
      <VehicleTypes filter={filter} />
    </>
  );
}
