"use client";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import type { EmailSettings } from "@/lib/features/unsubscription/schema/unsubscription";
import type { PushRecord } from "@/lib/features/push/schema";
import { usePush } from "./use-push";

type Kind = EmailSettings["push"][number];
type Props = {
  push: PushRecord;
  /** What can come to this reader at all. */
  kinds: readonly Kind[];
  chosen: readonly Kind[];
  turn: (change: { push: Kind[] }) => void;
};

const control = { type: "checkbox", role: "switch" } as const;

function KindSwitches({ kinds, chosen, turn }: Omit<Props, "push">) {
  const t = useTranslations("emailsettings.push");
  const turned = (kind: Kind, on: boolean) => (on ? [...chosen, kind] : chosen.filter((one) => one !== kind));
  return (
    <fieldset className="grid grid-cols-1 content-start gap-3">
      <legend className="mb-2 sign-sm">{t("kinds")}</legend>
      {kinds.map((kind) => (
        <label className="switch-line" key={kind}>
          <span className="switch">
            <input
              {...control}
              name={`push-${kind}`}
              checked={chosen.includes(kind)}
              onChange={({ target }) => turn({ push: turned(kind, target.checked) })}
            />
          </span>
          {t(`kind.${kind}`)}
        </label>
      ))}
    </fieldset>
  );
}

/** Whether this device is told of news while no page is open, and of which. */
export function PushSettings({ push, ...choice }: Props) {
  const t = useTranslations("emailsettings.push");
  const { standing, browsers, busy, trouble, on, off } = usePush(push);
  return (
    <section className="card grid grid-cols-1 content-start gap-4" aria-labelledby="push" id="push-settings">
      <h2 id="push" className="text-xl">
        {t("title")}
      </h2>
      <p>{t("text")}</p>
      {(standing === "unsupported" || standing === "denied") && <Notice tone="warn">{t(standing)}</Notice>}
      {trouble && (
        <Notice tone="bad" live>
          {trouble}
        </Notice>
      )}
      {(standing === "off" || standing === "on") && (
        <div className="flex flex-wrap items-center gap-3">
          <Button variant={standing === "off" ? "pri" : "line"} busy={busy} onClick={standing === "off" ? on : off}>
            <Icon of="bell-ring" size={18} />
            {t(standing === "off" ? "switchOn" : "switchOff")}
          </Button>
          <span role="status">{standing === "on" && t("isOn")}</span>
        </div>
      )}
      <p className="text-sm text-ink-2">
        {t("browsers", { count: browsers })} {t("service")}
      </p>
      <KindSwitches {...choice} />
    </section>
  );
}
