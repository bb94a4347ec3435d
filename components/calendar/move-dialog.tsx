"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAction } from "@/components/form/use-action";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import type { BusChoice } from "@/lib/features/calendar/schema";
import type { Shown } from "./layout";
import { allowed, inWords, mayChangeBus, type Target } from "./target";

type Props = {
  entry: Shown;
  buses: readonly BusChoice[];
  onMove: (target: Target) => Promise<boolean>;
  onClose: () => void;
};

function DaysField({ text, setText, days }: { text: string; setText: (text: string) => void; days: number }) {
  const t = useTranslations("calendar.move");
  return (
    <div className="field">
      <label htmlFor="calendar-move-days">{t("days")}</label>
      <span className="input-box">
        <input
          id="calendar-move-days"
          value={text}
          inputMode="text"
          autoComplete="off"
          aria-describedby="calendar-move-hint"
          onChange={(event) => setText(event.target.value)}
        />
      </span>
      <span className="field-hint" id="calendar-move-hint">
        {t("hint")}
      </span>
      <div className="flex flex-wrap items-center gap-2 mt-3">
        {[-7, -1, 1, 7].map((step) => (
          <Button key={step} small onClick={() => setText(String(days + step))}>
            {step > 0 ? `+${step}` : `−${-step}`}
          </Button>
        ))}
      </div>
    </div>
  );
}

type BusProps = Pick<Props, "entry" | "buses"> & { bus: string; setBus: (id: string) => void };

function BusField({ entry, buses, bus, setBus }: BusProps) {
  const t = useTranslations("calendar");
  const retired = entry.bus && !buses.some(({ id }) => id === entry.bus?.id) ? entry.bus : null;
  return (
    <div className="field">
      <label htmlFor="calendar-move-bus">{t("bus")}</label>
      <span className="input-box">
        <select id="calendar-move-bus" value={bus} onChange={(event) => setBus(event.target.value)}>
          <option value="">{t("noBus")}</option>
          {retired && <option value={retired.id}>{retired.licenceplate}</option>}
          {buses.map(({ id, licenceplate, name }) => (
            <option key={id} value={id}>
              {[licenceplate, name].filter(Boolean).join(", ")}
            </option>
          ))}
        </select>
        <Icon of="chevron-down" size={16} />
      </span>
    </div>
  );
}

/** The way without a pointer: by so many days, to that bus. */
export function MoveDialog({ entry, buses, onMove, onClose }: Props) {
  const t = useTranslations("calendar.move");
  const [text, setText] = useState(entry.mayMove ? "1" : "0");
  const [bus, setBus] = useState(entry.bus?.id ?? "");
  const { run, busy } = useAction();
  const days = /^[-−]?\d{1,3}$/.test(text.trim()) ? Number(text.trim().replace("−", "-")) : 0;
  const chosen = buses.find(({ id }) => id === bus) ?? null;
  const target = allowed(entry, { days, bus: bus === entry.bus?.id ? undefined : chosen });
  const move = (to: Target) => run(async () => (await onMove(to)) && onClose());
  const footer = (
    <>
      <Button onClick={onClose}>{t("cancel")}</Button>
      <Button variant="pri" type="submit" form="calendar-move" busy={busy || !target} className="ml-auto">
        {t("submit", inWords(target?.days ?? 0))}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("title", { name: entry.title })}
      footer={footer}
      narrow
    >
      <form
        id="calendar-move"
        className="grid grid-cols-1 content-start gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (target) void move(target);
        }}
      >
        {entry.mayMove && <DaysField text={text} setText={setText} days={days} />}
        {mayChangeBus(entry) && <BusField entry={entry} buses={buses} bus={bus} setBus={setBus} />}
      </form>
    </Dialog>
  );
}
