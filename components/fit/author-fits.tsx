"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { type FitLook, hourSteps, kmSteps, mostHours, rerank, usualLook } from "@/lib/features/fit/rules";
import type { FitNotice as Known, FitRecord } from "@/lib/features/fit/schema";
import { FitMap } from "./fit-map";
import { FitNotice } from "./fit-notice";
import { FitLegend } from "./fit-sum";
import { isRide, useFitWords } from "./fit-words";
import { PassingRow } from "./passing-row";
import { StepSlider } from "./step-slider";

type Props = {
  id: string;
  token: string;
  /** All that fit with the widest look: the sliders choose among them, and say before how many there would be. */
  all: readonly FitRecord[];
  /** Public: companies hear of it at once; else as soon as it is. */
  active: boolean;
  /** Null where nobody would be told of another one. */
  notice: Known | null;
};

/** How many would fit at each step of a slider. */
const countsOf = <Step extends number>(
  all: readonly FitRecord[],
  steps: readonly Step[],
  lookOf: (s: Step) => FitLook,
) => new Map<number, number>(steps.map((step) => [step, rerank(all, lookOf(step)).filter((fit) => fit.fits).length]));

type SlidersProps = { all: readonly FitRecord[]; look: FitLook; onMove: (look: FitLook) => void };

function Sliders({ all, look, onMove }: SlidersProps) {
  const t = useTranslations("fit");
  const { hours, km } = useFitWords();
  const byHours = countsOf(all, hourSteps, (step) => ({ ...look, hours: step }));
  const byKm = countsOf(all, kmSteps, (step) => ({ ...look, km: step }));
  const told = (counts: Map<number, number>, name: (value: number) => string) => (value: number) =>
    t("author.at", { look: name(value), count: counts.get(value) ?? 0 });
  const marks = (counts: Map<number, number>, name: (value: number) => string) =>
    [...counts].map(([step, count]) => ({ name: name(step), count: t("author.buses", { count }) }));
  const hoursOrDay = (value: number) => (value === mostHours ? t("author.day") : hours(value));
  return (
    <div className="grid gap-2">
      <StepSlider
        label={t("author.flexible")}
        steps={hourSteps}
        value={look.hours}
        textOf={told(byHours, hoursOrDay)}
        marks={marks(byHours, hoursOrDay)}
        onChange={(value) => onMove({ ...look, hours: value })}
      />
      <StepSlider
        label={t("author.farther")}
        steps={kmSteps}
        value={look.km}
        textOf={told(byKm, km)}
        marks={marks(byKm, km)}
        onChange={(value) => onMove({ ...look, km: value })}
      />
    </div>
  );
}

/** For who needs a bus: those that go there anyway, then free ones around; no price is promised. */
function Ranked({ id, token, all, active, notice }: Props) {
  const t = useTranslations("fit");
  const [look, setLook] = useState<FitLook>(usualLook);
  const [chosen, setChosen] = useState<string | null>(null);
  const good = rerank(all, look).filter((fit) => fit.fits);
  const rides = good.filter(isRide);
  const free = good.filter((fit) => !isRide(fit));
  const selected = good.find(({ supply }) => supply.id === chosen) ?? good[0];
  const row = (fit: FitRecord) => (
    <PassingRow
      key={fit.supply.id}
      fit={fit}
      asker={{ id, token, active }}
      selected={fit === selected}
      onSelect={() => setChosen(fit.supply.id)}
    />
  );
  return (
    <>
      <h2 id="fits-title">{t(free.length > 0 && rides.length === 0 ? "author.freeTitle" : "author.title")}</h2>
      <div className="grid grid-cols-[minmax(0,1fr)_27rem] gap-4 items-start max-lg:grid-cols-1">
        <div className="grid min-w-0 gap-3">
          <div className="card card-flush">
            <div className="border-b border-line px-5 pt-4 pb-3 max-md:px-4">
              <Sliders all={all} look={look} onMove={setLook} />
            </div>
            {good.length === 0 && <p className="p-5 text-ink-2">{t("author.none")}</p>}
            <ul aria-live="polite">{rides.map(row)}</ul>
            {free.length > 0 && rides.length > 0 && (
              <h3 className="border-b border-line bg-sunken px-5 py-2 sign-sm max-md:px-4">{t("author.freeTitle")}</h3>
            )}
            <ul>{free.map(row)}</ul>
          </div>
          <p className="text-xs text-ink-3">{t(active ? "author.note" : "author.waits")}</p>
        </div>
        <div className="grid min-w-0 gap-3 text-sm">
          {selected && (
            <FitMap
              fit={selected}
              token={token}
              className="relative h-80 rounded-card border border-line max-lg:h-64"
            />
          )}
          {selected && <FitLegend fit={selected} />}
          {notice && <FitNotice id={id} token={token} notice={notice} more />}
        </div>
      </div>
    </>
  );
}

/** What fits an author's trip by now, and whether another bus is told. */
export function AuthorFits(props: Props) {
  const { id, token, all, notice } = props;
  if (all.length > 0)
    return (
      <section className="mt-6 grid gap-3" id="fits" aria-labelledby="fits-title">
        <Ranked {...props} />
      </section>
    );
  return (
    notice && (
      <div className="mt-6" id="fits">
        <FitNotice id={id} token={token} notice={notice} more={false} />
      </div>
    )
  );
}
