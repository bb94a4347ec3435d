"use client";
import { Check } from "lucide-react";
import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { Field } from "@/components/form/field";
import { useField } from "@/components/form/use-field";
import { Icon } from "@/components/ui/icon";
import { extras } from "@/lib/features/offer/rules";
import type { OfferValues } from "./values";

type Name = "included" | "notIncluded";

/** Common choices as chips; what stands in one list cannot stand in the other. */
export function ExtrasField({ name, label }: { name: Name; label: string }) {
  const t = useTranslations("offer.extras");
  const field = useField(name);
  const register = field.register();
  const other = useWatch<OfferValues, Name>({ name: name === "included" ? "notIncluded" : "included" });
  return (
    <Field id={field.id} label={label} error={field.error} optional group>
      <div className="of-chips">
        {extras.map((extra) => (
          <label key={extra} className="of-chip">
            <input type="checkbox" value={extra} disabled={other?.includes(extra)} {...register} />
            <Icon of={Check} size={14} />
            {t(extra)}
          </label>
        ))}
      </div>
    </Field>
  );
}
