"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { Recipients } from "@/lib/analytics/settings";
import { type ConsentChoice, type ConsentState, consent } from "@/lib/state/consent";
import "@/sheets/later.css";

const choiceRow = "grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-0 border-t border-line py-3";
const choiceName = "sign-md";
const choiceText = "col-1 text-sm text-ink-2";

const kinds = ["statistics", "marketing", "errorReporting"] as const;

type SettingsProps = { choice: ConsentChoice; onChange: (choice: ConsentChoice) => void; recipients: Recipients };

function Settings({ choice, onChange, recipients }: SettingsProps) {
  const t = useTranslations("consent");
  return (
    <div>
      <div className={choiceRow}>
        <b className={choiceName}>{t("required")}</b>
        <p className={choiceText}>{t("requiredText")}</p>
        <span className="col-2 row-[1/3]">
          <Badge tone="live">{t("alwaysOn")}</Badge>
        </span>
      </div>
      {kinds.map((kind) => (
        <label className={choiceRow} key={kind}>
          <b className={choiceName}>{t(kind)}</b>
          <p id={`consent-${kind}`} className={choiceText}>
            {t(`${kind}Text`)} <Recipient name={recipients[kind]} />
          </p>
          <span className="switch col-2 row-[1/3]">
            <input
              type="checkbox"
              // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox has its checked state
              role="switch"
              aria-label={t(kind)}
              aria-describedby={`consent-${kind}`}
              checked={choice[kind]}
              onChange={(event) => onChange({ ...choice, [kind]: event.target.checked })}
            />
          </span>
        </label>
      ))}
    </div>
  );
}

/** Who receives it is this installation's setting; what is not set up is said to be off. */
function Recipient({ name }: { name: string | null }) {
  const t = useTranslations("consent");
  return <span>{name === null ? t("noRecipient") : t("recipient", { name })}</span>;
}

/** Each purpose by itself. Closing without a choice is possible only after one. */
export function ConsentDialog({ state, recipients }: { state: ConsentState; recipients: Recipients }) {
  const t = useTranslations("consent");
  const [choice, setChoice] = useState<ConsentChoice>(state);
  return (
    <Dialog
      open
      narrow
      layer="consent"
      dismissible={!state.firstVisit}
      onOpenChange={(open) => !open && consent.close()}
      title={t("settingsTitle")}
      footer={
        <>
          <Button onClick={consent.rejectAll}>{t("reject")}</Button>
          <Button onClick={consent.acceptAll}>{t("accept")}</Button>
          <Button variant="pri" className="ml-auto" onClick={() => consent.acceptSelection(pick(choice))}>
            {t("save")}
          </Button>
        </>
      }
    >
      <Settings choice={choice} onChange={setChoice} recipients={recipients} />
    </Dialog>
  );
}

function pick({ marketing, statistics, errorReporting }: ConsentChoice): ConsentChoice {
  return { marketing, statistics, errorReporting };
}
