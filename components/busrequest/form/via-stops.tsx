"use client";
import { useTranslations } from "next-intl";
import { useFieldArray, useFormContext } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { emptyPlace } from "@/lib/features/place/rules";
import { PlaceField } from "./place-field";
import type { RequestValues } from "./values";

const most = 10;

/** Up to ten stops between the ends: add, remove, move. `out`: a way back follows, which they are not on. */
export function ViaStops({ out }: { out: boolean }) {
  const t = useTranslations("busrequest.form");
  const { control } = useFormContext<RequestValues>();
  const { fields, append, remove, move } = useFieldArray({ control, name: "stops" });
  return (
    <div className="col-span-full! grid grid-cols-1 content-start gap-2">
      {fields.map(({ id }, index) => {
        const n = index + 1;
        return (
          <div key={id} className="flex items-start gap-2 max-md:flex-wrap">
            <PlaceField
              name={`stops.${index}`}
              label={t("via", { n })}
              className="flex-1 max-md:w-full max-md:flex-none"
            />
            <span className="mt-6 flex gap-1 max-md:mt-0">
              {fields.length > 1 && (
                <>
                  <Button
                    square
                    aria-label={t("viaUp", { n })}
                    disabled={index === 0}
                    onClick={() => move(index, index - 1)}
                  >
                    <Icon of="arrow-up" />
                  </Button>
                  <Button
                    square
                    aria-label={t("viaDown", { n })}
                    disabled={n === fields.length}
                    onClick={() => move(index, index + 1)}
                  >
                    <Icon of="arrow-down" />
                  </Button>
                </>
              )}
              <Button square aria-label={t("removeVia", { n })} onClick={() => remove(index)}>
                <Icon of="x" />
              </Button>
            </span>
          </div>
        );
      })}
      {out && fields.length > 0 && <p className="text-sm text-ink-2">{t("viaOut")}</p>}
      {fields.length < most && (
        <Button
          variant="ghost"
          small
          className="justify-self-start"
          onClick={() => append(emptyPlace, { shouldFocus: false })}
        >
          <Icon of="plus" size={16} />
          {t("addVia")}
        </Button>
      )}
    </div>
  );
}
