"use client";
import { MapPinned } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAction } from "@/components/form/use-action";
import { KindWord } from "@/components/busrequest/kind-chip";
import { RouteInline } from "@/components/busrequest/route-inline";
import { KindSign } from "@/components/map/kind-sign";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { type FitLook, hourSteps } from "@/lib/features/fit/rules";
import type { FitRecord } from "@/lib/features/fit/schema";
import { formatTime } from "@/lib/i18n/formats";
import { api } from "@/lib/http/client";
import { isRide, routeOf, useFitWords } from "./fit-words";
import { StepSlider } from "./step-slider";
import { useFits } from "./use-fits";

type Props = {
  id: string;
  token: string;
  first: readonly FitRecord[];
  look: FitLook;
  /** Public: companies can be asked. */
  active: boolean;
};

function AskButton({ id, token, supply }: { id: string; token: string; supply: string }) {
  const t = useTranslations("fit.author");
  const [asked, setAsked] = useState(false);
  const { run, busy } = useAction({ failed: t("askFailed") });
  async function ask() {
    const sent = await run(() => api("POST /busrequest/{id}/fits/ask", { params: { id }, body: { supply }, token }));
    if (sent) setAsked(true);
  }
  if (asked)
    return (
      <p className="sign-sm" role="status">
        {t("asked")}
      </p>
    );
  return (
    <Button small busy={busy} onClick={ask}>
      {t("ask")}
    </Button>
  );
}

function Row({ fit, id, token, active }: { fit: FitRecord } & Pick<Props, "id" | "token" | "active">) {
  const t = useTranslations("fit.author");
  const { km, span } = useFitWords();
  const { supply, shiftMinutes } = fit;
  const moved = shiftMinutes === 0 ? "onTime" : shiftMinutes < 0 ? "earlier" : "later";
  return (
    <li className="grid grid-cols-[28px_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 border-b border-line px-5 py-3 max-md:grid-cols-[28px_minmax(0,1fr)] max-md:px-4">
      <KindSign kind={supply.category} size={28} />
      <div className="grid min-w-0 gap-0.5">
        <h3 className="sign-lg wrap-anywhere">
          <RouteInline route={routeOf(supply)} />
        </h3>
        <p className="text-sm text-ink-2">
          <KindWord kind={supply.category} /> {supply.company?.name}
        </p>
        <p className="flex flex-wrap items-center gap-x-4 text-sm">
          <b>{t("pickup", { time: formatTime(fit.pickup) })}</b>
          <span className="flex items-center gap-1.5 text-ink-2">
            <Icon of={MapPinned} size={15} />
            {t(isRide(fit) ? "detour" : "dead", { km: km(fit.extraKm) })}
          </span>
          {moved !== "onTime" && <span className="text-ink-2">{t(moved, { span: span(shiftMinutes) })}</span>}
        </p>
      </div>
      {active && supply.id && (
        <div className="max-md:col-start-2">
          <AskButton id={id} token={token} supply={supply.id} />
        </div>
      )}
    </li>
  );
}

/** For who needs a bus: those that go there anyway, then free ones around; no price is promised. */
export function AuthorFits({ id, token, first, look: fixed, active }: Props) {
  const t = useTranslations("fit");
  const { hours } = useFitWords();
  const { look, rows, state, move, ask } = useFits({ id, token, first, fixed });
  const good = rows.filter((fit) => fit.fits);
  const rides = good.filter(isRide);
  const free = good.filter((fit) => !isRide(fit));
  const row = (fit: FitRecord) => <Row key={fit.supply.id} {...{ fit, id, token, active }} />;
  return (
    <section className="mt-6 grid gap-3" id="fits" aria-labelledby="fits-title">
      <h2 id="fits-title">{t(rides.length > 0 ? "author.title" : "author.freeTitle")}</h2>
      <div className="card card-flush">
        <div className="border-b border-line px-5 pt-4 pb-3 max-md:px-4">
          <StepSlider
            label={t("author.flexible")}
            steps={hourSteps}
            value={look.hours}
            textOf={hours}
            onChange={(value) => move({ ...look, hours: value })}
            onCommit={(value) => ask({ ...look, hours: value })}
          />
        </div>
        {state === "failed" && <Notice tone="bad">{t("failed")}</Notice>}
        {good.length === 0 && <p className="p-5 text-ink-2">{t("author.none")}</p>}
        <ul aria-live="polite">{rides.map(row)}</ul>
        {free.length > 0 && rides.length > 0 && (
          <h3 className="border-b border-line bg-sunken px-5 py-2 sign-sm max-md:px-4">{t("author.freeTitle")}</h3>
        )}
        <ul>{free.map(row)}</ul>
      </div>
      <p className="text-xs text-ink-3">{t(active ? "author.note" : "author.waits")}</p>
    </section>
  );
}
