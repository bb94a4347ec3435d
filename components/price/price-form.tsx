import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import type { Prefill } from "@/components/busrequest/form/values";
import { DayInput } from "@/components/form/day-input";
import { HeroPlace } from "@/components/home/hero-place";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { transferTypes } from "@/lib/features/busrequest/rules/kinds";
import type { FieldError } from "@/lib/errors";
import { isChosen } from "@/lib/features/place/rules";
import { localMinute } from "@/lib/i18n/formats";
import { pricedVehicles } from "@/lib/price/vehicles";

type End = Prefill["start"];

const placeOf = (end: End) => ({
  text: end?.address?.address ?? "",
  id: isChosen(end?.address) ? (end?.address?.placeId ?? "") : "",
});
const dayOf = (end: End) => (end?.date ? localMinute(end.date).slice(0, 10) : "");
const timeOf = (end: End) => (end?.date ? localMinute(end.date).slice(11) : "");

type MomentProps = {
  label: string;
  timeLabel: string;
  names: { day: string; time: string };
  end: End;
  search: Search;
  error?: string;
};

const typed = (value: Search[string]) => (typeof value === "string" ? value.trim() : "");

function FieldMessage({ id, error }: { id: string; error?: string }) {
  if (!error) return null;
  return (
    <p className="field-message" id={`${id}-error`}>
      <Icon of="circle-exclamation-point" size={15} />
      {error}
    </p>
  );
}

/** Written as everywhere, and without scripts: the browser's own date field has the browser's language. What is none stays as it was typed. */
function Moment({ label, timeLabel, names, end, search, error }: MomentProps) {
  const form = useTranslations("form");
  const id = `price-${names.day}`;
  const told = error ? { "aria-invalid": true, "aria-describedby": `${id}-error` } : {};
  return (
    <div className={cn(error && "field field-invalid")}>
      <div className="flex gap-2">
        <label className="field grow" htmlFor={id}>
          <span className="sign-sm">{label}</span>
          <span className="input-box">
            <DayInput
              id={id}
              name={names.day}
              day={dayOf(end)}
              typed={typed(search[names.day])}
              placeholder={form("datePlaceholder")}
              {...told}
            />
          </span>
        </label>
        <label className="field">
          <span className="sign-sm">{timeLabel}</span>
          <span className="input-box">
            <input
              name={names.time}
              defaultValue={typed(search[names.time]) || timeOf(end)}
              inputMode="numeric"
              autoComplete="off"
              maxLength={5}
              placeholder="08:00"
              {...told}
            />
          </span>
        </label>
      </div>
      <FieldMessage id={id} error={error} />
    </div>
  );
}

/** A number is typed as in the request form: the browser's own number field would throw away what is none, and speak the browser's language. */
function People({ label, value, error }: { label: string; value?: string | number | null; error?: string }) {
  const id = "price-passengers";
  const told = error ? { "aria-invalid": true, "aria-describedby": `${id}-error` } : {};
  return (
    <div className={cn(error && "field field-invalid")}>
      <label className="field" htmlFor={id}>
        <span className="sign-sm">{label}</span>
        <span className="input-box">
          <input
            id={id}
            name="passengers"
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
            defaultValue={value ?? ""}
            {...told}
          />
        </span>
      </label>
      <FieldMessage id={id} error={error} />
    </div>
  );
}

type Search = Record<string, string | string[] | undefined>;
type Props = {
  lng: string;
  search: Search;
  known: Prefill;
  /** Told at their fields. */
  errors?: readonly FieldError[];
  className?: string;
};

const fields = [
  ...["from", "fromText", "to", "toText", "date", "time", "returnDate", "returnTime"],
  ...["transferType", "passengers", "vehicleType"],
];

/** What else the address says, such as stops on the way: the form has no field for it, and must not lose it. */
function Kept({ search }: { search: Search }) {
  return Object.entries(search)
    .filter(([key]) => !fields.includes(key))
    .flatMap(([key, value]) =>
      [value ?? []]
        .flat()
        .map((one, index) => <input key={`${key}${String(index)}`} type="hidden" name={key} value={one} />),
    );
}

const formId = "price-form";

/** The same facts in the request form, those that have just been typed, too. */
export function ToRequest({ lng }: { lng: string }) {
  const t = useTranslations("price");
  return (
    <Button wide variant="sign" type="submit" form={formId} formAction={`/${lng}/request/new`} formNoValidate>
      {t("toRequest")}
    </Button>
  );
}

type ChoiceProps = { label: string; name: string; value: string; choices: readonly (readonly [string, string])[] };

function Choice({ label, name, value, choices }: ChoiceProps) {
  return (
    <label className="field">
      <span className="sign-sm">{label}</span>
      <span className="input-box">
        <select name={name} defaultValue={value ?? ""}>
          {choices.map(([id, word]) => (
            <option key={id} value={id}>
              {word}
            </option>
          ))}
        </select>
        <Icon of="chevron-down" size={16} />
      </span>
    </label>
  );
}

/** What a guide price is made of, as a plain form of the address. */
export async function PriceForm({ lng, search, known, errors = [], className }: Props) {
  const [t, words, price, sentences] = await Promise.all([
    getTranslations("price.form"),
    getTranslations("busrequest"),
    getTranslations("price.vehicle"),
    getTranslations("errors"),
  ]);
  const errorOf = (path: string) => {
    const message = errors.find((error) => error.path === path)?.message;
    return message ? sentences(message as "placeAtSea") : undefined;
  };
  const types = transferTypes.map((type) => [type, words(`transferTypes.${type}`)] as const);
  const vehicles = pricedVehicles.map((vehicle) => [vehicle, price(vehicle)] as const);
  return (
    <form
      id={formId}
      action={`/${lng}/price`}
      method="get"
      className={cn("grid gap-4", className)}
      aria-label={t("label")}
    >
      <Kept search={search} />
      <HeroPlace
        boxed
        className="field"
        labelClass="sign-sm"
        label={t("from")}
        placeholder={t("fromExample")}
        names={{ text: "fromText", id: "from" }}
        known={placeOf(known.start)}
        error={errorOf("start.address")}
      />
      <HeroPlace
        boxed
        className="field"
        labelClass="sign-sm"
        label={t("to")}
        placeholder={t("toExample")}
        names={{ text: "toText", id: "to" }}
        known={placeOf(known.end)}
        error={errorOf("end.address")}
      />
      <Moment
        label={t("departure")}
        timeLabel={t("time")}
        names={{ day: "date", time: "time" }}
        end={known.start}
        search={search}
        error={errorOf("start.date")}
      />
      <Moment
        label={t("return")}
        timeLabel={t("time")}
        names={{ day: "returnDate", time: "returnTime" }}
        end={known.end}
        search={search}
        error={errorOf("end.date")}
      />
      <Choice label={t("kind")} name="transferType" value={known.transferType ?? "transfertwoway"} choices={types} />
      <People label={t("people")} value={typed(search.passengers) || known.passengers} error={errorOf("passengers")} />
      <Choice
        label={t("bus")}
        name="vehicleType"
        value={known.vehicleTypes?.[0] ?? ""}
        choices={[["", t("anyBus")], ...vehicles]}
      />
      <Button type="submit" variant="ink" className="self-end justify-self-start">
        {t("submit")}
      </Button>
    </form>
  );
}
