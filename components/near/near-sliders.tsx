"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useFitWords } from "@/components/fit/fit-words";
import { StepSlider } from "@/components/fit/step-slider";
import { RadiusSlider } from "@/components/map/radius-slider";
import { hourSteps, kmSteps } from "@/lib/features/fit/rules";
import type { Change, NearPage } from "./near-page";

type Props = Pick<NearPage, "list" | "filter"> & { to: Change };

/** What a thumb shows while it is moved; the address takes over as soon as it says something else. */
function useDrawn<T>(given: T) {
  const [drawn, setDrawn] = useState({ value: given, of: given });
  if (drawn.of !== given) setDrawn({ value: given, of: given });
  return [drawn.value, (value: T) => setDrawn({ value, of: given })] as const;
}

const widest = 150;

/** One radius for the place or all bases; the bases' own ones are said above it where they differ. */
function RadiusField({ list, filter, to }: Props) {
  const t = useTranslations("near");
  const router = useRouter();
  const radii = list.circles.map(({ km }) => km);
  const given = filter.radius ?? (radii.length > 0 ? Math.max(...radii) : 0);
  const [km, setKm] = useDrawn(given);
  if (radii.length === 0) return null;
  return (
    <RadiusSlider
      stacked
      label={t("radius")}
      max={Math.max(widest, given)}
      value={km}
      onChange={setKm}
      onCommit={(radius) => router.push(to({ radius }), { scroll: false })}
    />
  );
}

/** How far a bus may leave its way for a group, and how much its departure may move: what counts as fitting. */
function FitFields({ filter, to }: Pick<Props, "filter" | "to">) {
  const t = useTranslations("fit.sliders");
  const words = useFitWords();
  const router = useRouter();
  const [detour, setDetour] = useDrawn<number>(filter.detour);
  const [time, setTime] = useDrawn<number>(filter.time);
  const stepOf = <T extends number>(steps: readonly T[], value: number) => steps.find((step) => step === value);
  return (
    <>
      <StepSlider
        label={t("detour")}
        steps={kmSteps}
        value={detour}
        textOf={words.km}
        onChange={setDetour}
        onCommit={(value) => router.push(to({ detour: stepOf(kmSteps, value) }), { scroll: false })}
      />
      <StepSlider
        label={t("time")}
        steps={hourSteps}
        value={time}
        textOf={words.hours}
        onChange={setTime}
        onCommit={(value) => router.push(to({ time: stepOf(hourSteps, value) }), { scroll: false })}
      />
    </>
  );
}

export function NearSliders({ list, ...props }: Props) {
  return (
    <div className="grid grid-cols-3 items-end gap-x-4 max-md:grid-cols-1">
      <RadiusField list={list} {...props} />
      <FitFields {...props} />
    </div>
  );
}
