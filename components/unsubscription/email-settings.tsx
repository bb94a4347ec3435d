"use client";
import { Link } from "@/components/ui/link";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { NoScript } from "@/components/form/no-script";
import { useAction } from "@/components/form/use-action";
import { FactList } from "@/components/ui/fact-list";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { kinds } from "@/lib/features/busrequest/rules/kinds";
import type { Mails } from "@/lib/features/unsubscription/rules";
import type { EmailSettings as Settings } from "@/lib/features/unsubscription/schema/unsubscription";
import type { PushRecord } from "@/lib/features/push/schema";
import { api } from "@/lib/http/client";
import { PushSettings } from "./push-settings";

type Turn = (change: Partial<Settings>) => void;

const switches = ["offers", "news", "marketing"] as const;
const paces = ["now", "daily", "never"] as const;

/** Each setting is saved as it is turned, one after the other; one that is not saved goes back. */
function useSettings(settings: Settings) {
  const t = useTranslations("emailsettings");
  const [shown, setShown] = useState(settings);
  const { run, trouble } = useAction();
  const stored = useRef(settings);
  const queue = useRef(Promise.resolve());

  async function save(change: Partial<Settings>) {
    const write = async () => {
      stored.current = (await api("PUT /user/emailsettings", { body: change })).first;
    };
    if (!(await run(write, t("saved")))) setShown(stored.current);
  }
  const turn: Turn = (change) => {
    setShown((now) => ({ ...now, ...change }));
    queue.current = queue.current.then(() => save(change));
  };
  return { shown, trouble, turn };
}

function Paces({ pace, turn }: { pace: Settings["requests"]; turn: Turn }) {
  const t = useTranslations("emailsettings.requests");
  return (
    <fieldset className="field">
      <legend className="sign-sm">{t("label")}</legend>
      <div className="option-cards" style={{ ["--opt" as string]: "13rem" }}>
        {paces.map((value) => (
          <label className="option-card" key={value}>
            <input
              type="radio"
              name="requests"
              value={value}
              checked={pace === value}
              onChange={() => turn({ requests: value })}
            />
            <span>
              {t(value)}
              <small>{t(`${value}Text`)}</small>
            </span>
            <span className="option-tick option-tick-round" aria-hidden>
              <Icon of="check" size={14} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type SwitchProps = { group: (typeof switches)[number]; on: boolean; turn: Turn };

// Controlled, unlike the form's own fields: the server's answer shows what is on before the script has loaded.
function GroupSwitch({ group, on, turn }: SwitchProps) {
  const t = useTranslations("emailsettings");
  const described = { "aria-describedby": `mails-${group}-text` };
  const control = { type: "checkbox", role: "switch", name: group, ...described } as const;
  return (
    <div>
      <label className="switch-line">
        <span className="switch">
          <input {...control} checked={on} onChange={(event) => turn({ [group]: event.target.checked })} />
        </span>
        <b>{t(group)}</b>
      </label>
      <p className="text-ink-2 text-sm ps-14" id={`mails-${group}-text`}>
        {t(`${group}Text`)}
      </p>
    </div>
  );
}

/** How each kind comes; it is set in the search filter and nowhere else. */
function MailsOfKinds({ mails, href }: { mails: Mails; href: string }) {
  const t = useTranslations("emailsettings.requests");
  const words = useTranslations("busrequest.kinds");
  return (
    <>
      <p>{t("kindsText")}</p>
      <FactList>
        {kinds.map((kind) => (
          <div key={kind} className="contents">
            <dt>{words(kind)}</dt>
            <dd>{t(mails[kind])}</dd>
          </div>
        ))}
        <div className="contents">
          <dt>{t("fit")}</dt>
          <dd>{t(mails.fit)}</dd>
        </div>
      </FactList>
      <Link className="justify-self-start" href={href}>
        {t("toFilter")}
      </Link>
    </>
  );
}

type Props = {
  settings: Settings;
  push: PushRecord;
  kinds: Settings["push"];
  /** Null where no request mails go: outside the market. */
  requests: "partner" | "place" | null;
  /** Of a bus partner: its rhythm for each kind, and where it is set. */
  rhythm: { mails: Mails; href: string } | null;
};

export function EmailSettings({ settings, push, kinds, requests, rhythm }: Props) {
  const t = useTranslations("emailsettings");
  const { shown, trouble, turn } = useSettings(settings);
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <NoScript />
      {trouble && (
        <Notice tone="bad" title={t("failed")} live>
          {trouble}
        </Notice>
      )}
      {requests && (
        <section className="card grid grid-cols-1 content-start gap-4" aria-labelledby="mails-requests">
          <h2 id="mails-requests" className="text-xl">
            {t("requests.title")}
          </h2>
          <p>{t(`requests.${requests}Text`)}</p>
          {rhythm ? <MailsOfKinds {...rhythm} /> : <Paces pace={shown.requests} turn={turn} />}
        </section>
      )}
      <section className="card grid grid-cols-1 content-start gap-4" aria-labelledby="mails-more">
        <h2 id="mails-more" className="text-xl">
          {t("more")}
        </h2>
        {switches.map((group) => (
          <GroupSwitch key={group} group={group} on={shown[group]} turn={turn} />
        ))}
      </section>
      {push.key !== null && <PushSettings push={push} kinds={kinds} chosen={shown.push} turn={turn} />}
    </div>
  );
}
