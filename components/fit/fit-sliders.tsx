"use client";
import { useTranslations } from "next-intl";
import { type FitLook, hourSteps, kmSteps, mostKm, usualLook } from "@/lib/features/fit/rules";
import { useFitWords } from "./fit-words";
import { StepSlider } from "./step-slider";

type Props = {
  look: FitLook;
  onMove: (look: FitLook) => void;
  onAsk: (look: FitLook) => void;
  view: "buses" | "groups";
  /** Groups for a bus that stands free: it has no way to leave, and no departure; the group moves. */
  free?: boolean;
};

/** Time and detour: both may give a little. */
export function FitSliders({ look, onMove, onAsk, view, free = false }: Props) {
  const t = useTranslations("fit.sliders");
  const { hours, km } = useFitWords();
  const usual = { time: hours(usualLook.hours), km: km(usualLook.km), least: kmSteps[0], most: km(mostKm) };
  return (
    <div className="grid grid-cols-2 gap-6 max-md:grid-cols-1 max-md:gap-2">
      <StepSlider
        label={t(view === "buses" || free ? "time" : "departure")}
        hint={t(`hint.${view === "buses" ? "time" : "departure"}`, usual)}
        steps={hourSteps}
        value={look.hours}
        textOf={hours}
        onChange={(value) => onMove({ ...look, hours: value })}
        onCommit={(value) => onAsk({ ...look, hours: value })}
      />
      {!free && (
        <StepSlider
          label={t("detour")}
          hint={t(`hint.${view === "buses" ? "detour" : "paid"}`, usual)}
          steps={kmSteps}
          value={look.km}
          textOf={km}
          onChange={(value) => onMove({ ...look, km: value })}
          onCommit={(value) => onAsk({ ...look, km: value })}
        />
      )}
    </div>
  );
}
