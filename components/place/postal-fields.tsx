import { useTranslations } from "next-intl";
import { useId } from "react";
import { later } from "@/components/ui/later";
import type { LooseAddress, Place } from "@/lib/features/place/schema";

type Key = "street" | "number" | "postal_code" | "city";
const tokens: Record<Key, string> = {
  street: "address-line1",
  number: "off",
  postal_code: "postal-code",
  city: "address-level2",
};

type Part = {
  name: string;
  part: Key;
  value: Place;
  onPart: (change: Partial<LooseAddress>) => void;
  className?: string;
};

function Line({ name, part, value, onPart, className }: Part) {
  const t = useTranslations("place");
  const id = useId();
  return (
    <div className={`field ${className ?? ""}`}>
      <label htmlFor={id}>{t(part)}</label>
      <div className="input-box">
        <input
          id={id}
          name={`${name}.${part}`}
          autoComplete={tokens[part]}
          maxLength={200}
          value={value.address_fields[part]}
          onChange={(event) => onPart({ [part]: event.target.value })}
        />
      </div>
    </div>
  );
}

/** All countries are asked for where the place service does not answer. */
const Country = later(() => import("./postal-country").then((part) => part.Country));

type Props = { value: Place; onChange: (place: Place) => void; name: string; withTown: boolean };

/** Plain address fields: beside the town, and all that is left when the place service does not answer. */
export function PostalFields({ value, onChange, name, withTown }: Props) {
  const onPart = (change: Partial<LooseAddress>) =>
    onChange({ ...value, address_fields: { ...value.address_fields, ...change } });
  const common = { name, value, onPart };
  return (
    <div className="mt-1 grid grid-cols-2 gap-3 sm:grid-cols-4">
      <Line {...common} part="street" className="col-span-2" />
      <Line {...common} part="number" />
      <Line {...common} part="postal_code" />
      {withTown && <Line {...common} part="city" className="col-span-2" />}
      {withTown && (
        <div className="col-span-2">
          <Country value={value} onPart={onPart} />
        </div>
      )}
    </div>
  );
}
