"use client";
import { mostBuses, seatsTogether } from "@/lib/features/busrequest/rules/seats";
import { useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { SelectField } from "@/components/form/select-field";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { FleetBus, Group } from "./offer-fields";
import { SeatFit } from "./seat-fit";
import type { OfferValues } from "./values";

type Choice = { value: string; label: string; off: boolean };
type Props = { buses: readonly FleetBus[]; group: Group; choices: readonly Choice[] };

/** The seats of all buses beside the people: 98 for 90. */
function Together({ buses, group }: Pick<Props, "buses" | "group">) {
  const t = useTranslations("offer.facts");
  const spare = seatsTogether(
    buses.map(({ capacity }) => capacity),
    group,
  );
  if (spare === null || group.passengers === null) return null;
  return (
    <p className="grid justify-items-start gap-1" aria-live="polite">
      <b>{t("together", { seats: group.passengers + spare, people: group.passengers })}</b>
      <SeatFit spare={spare} />
    </p>
  );
}

/** Further buses, a row each, for a group that one bus does not take. */
export function MoreBuses({ buses, group, choices }: Props) {
  const t = useTranslations("offer.form");
  const [chosen, more = []] = useWatch<OfferValues, ["bus", "moreBuses"]>({ name: ["bus", "moreBuses"] });
  const { setValue, clearErrors } = useFormContext<OfferValues>();
  const rows = [chosen, ...more];
  const set = (next: string[]) => {
    clearErrors("moreBuses");
    setValue("moreBuses", next, { shouldDirty: true });
  };
  const choicesOf = (at: number) =>
    choices.map((choice) => ({
      ...choice,
      off: choice.off || rows.some((id, row) => row !== at && id === choice.value),
    }));
  const named = rows.flatMap((id) => buses.find((one) => one.id === id) ?? []);
  const isRoom = rows.length < Math.min(mostBuses, buses.length);
  return (
    <>
      {more.map((_id, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its number, also in the form
        <div key={at} className="flex items-end gap-2">
          <SelectField
            name={`moreBuses.${at}`}
            label={t("busNumber", { n: at + 2 })}
            choices={choicesOf(at + 1)}
            className="min-w-0 grow"
          />
          <Button
            square
            variant="ghost"
            aria-label={t("removeBus", { n: at + 2 })}
            onClick={() => set(more.filter((_one, row) => row !== at))}
          >
            <Icon of="x" size={16} />
          </Button>
        </div>
      ))}
      {named.length > 1 && <Together buses={named} group={group} />}
      {isRoom && (
        <Button small className="justify-self-start" onClick={() => set([...more, ""])}>
          <Icon of="plus" size={16} />
          {t("addBus")}
        </Button>
      )}
    </>
  );
}
