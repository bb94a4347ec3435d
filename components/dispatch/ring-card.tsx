"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import type { DispatchRecord } from "@/lib/features/dispatch/schema/dispatch";
import { Countdown, SpokenRing } from "./countdown";
import { RingSteps } from "./ring-steps";
import { type Lead, useLead } from "./use-lead";

type Props = { lead: Lead; dispatch: DispatchRecord; now: number };

function EndAsk({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const t = useTranslations("dispatch");
  const { end, busy } = useLead(lead);
  const act = async () => {
    if (await end()) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("endAsk.title")}
      description={t("endAsk.text")}
      narrow
      footer={
        <Button variant="danger" busy={busy} onClick={act} className="ml-auto">
          {t("endAsk.do")}
        </Button>
      }
    >
      {null}
    </Dialog>
  );
}

/** How far the search has come, when it goes on, and what can be done about it. */
export function RingCard({ lead, dispatch, now }: Props) {
  const t = useTranslations("dispatch.rings");
  const [ending, setEnding] = useState(false);
  const { widen, pause, busy } = useLead(lead);
  const paused = dispatch.state === "paused";
  return (
    <section className="card grid grid-cols-1 content-start gap-4" aria-label={t("title")}>
      <RingSteps dispatch={dispatch} />
      <Countdown dispatch={dispatch} now={now} />
      <SpokenRing dispatch={dispatch} now={now} />
      <div className="flex flex-wrap gap-2">
        {dispatch.next !== null && (
          <Button busy={busy} data-key-widen onClick={() => void widen()}>
            {typeof dispatch.next === "number" ? t("widen") : t(`widenTo.${dispatch.next}`)}
          </Button>
        )}
        {dispatch.next !== null && (
          <Button busy={busy} data-key-pause onClick={() => void pause(!paused)}>
            <Icon of={paused ? "play" : "pause"} size={16} />
            {t(paused ? "resume" : "pause")}
          </Button>
        )}
        <Button variant="danger" onClick={() => setEnding(true)}>
          {t("end")}
        </Button>
      </div>
      {ending && <EndAsk lead={lead} onClose={() => setEnding(false)} />}
    </section>
  );
}
