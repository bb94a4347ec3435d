"use client";
import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { muteRadii } from "@/lib/features/alert/rules";
import { placeName } from "@/lib/i18n/place-names";
import { resubscribe, unsubscribe } from "@/lib/features/unsubscription/client";
import { api } from "@/lib/http/client";
import type { Language } from "@/lib/i18n/routing";
import type { Answering } from "./use-answer";

type Props = { token: string; answering: Answering };

function Choice({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 content-start gap-2">
      <h3>{title}</h3>
      <p className="text-ink-2">{text}</p>
      {children}
    </div>
  );
}

function Decline({ token, answering: { answer, busy, run } }: Props) {
  const t = useTranslations("alert.decline");
  const { state, declined, offer } = answer;
  if (state !== "open" || declined || offer?.state === "open") return null;
  return (
    <Choice title={t("title")} text={t("text")}>
      <Button
        className="justify-self-start"
        busy={busy === "decline"}
        onClick={() => run("decline", () => api("POST /answer/{token}/decline", { params: { token } }))}
      >
        {t("action")}
      </Button>
    </Choice>
  );
}

function Mute({ token, answering: { answer, busy, run } }: Props) {
  const t = useTranslations("alert.mute");
  const [radius, setRadius] = useState<(typeof muteRadii)[number]>(50);
  const city = placeName(answer.request.start.address, useLocale() as Language);
  if (answer.muted !== null) {
    return (
      <div className="grid grid-cols-1 content-start gap-2">
        <Notice tone="ok" title={t("doneTitle")} live>
          {t("done", { km: answer.muted, city })}
        </Notice>
        <Button
          className="justify-self-start"
          busy={busy === "unmute"}
          onClick={() => run("unmute", () => api("DELETE /answer/{token}/mute", { params: { token } }))}
        >
          {t("back")}
        </Button>
      </div>
    );
  }
  return (
    <Choice title={t("title")} text={t("text", { city })}>
      <fieldset className="field">
        <legend className="sign-sm">{t("radius")}</legend>
        <div className="segments">
          {muteRadii.map((km) => (
            <label key={km}>
              <input type="radio" name="radius" checked={radius === km} onChange={() => setRadius(km)} />
              <span>{t("km", { km })}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Button
        className="justify-self-start"
        busy={busy === "mute"}
        onClick={() => run("mute", () => api("POST /answer/{token}/mute", { params: { token }, body: { radius } }))}
      >
        {t("action")}
      </Button>
    </Choice>
  );
}

function OptOut({ token, answering: { answer, busy, run } }: Props) {
  const t = useTranslations("alert.optout");
  const turn = (action: (link: string) => Promise<unknown>) =>
    run("optout", async () => {
      await action(answer.unsubscribe);
      return api("GET /answer/{token}", { params: { token } });
    });
  if (answer.unsubscribed) {
    return (
      <div className="grid grid-cols-1 content-start gap-2">
        <Notice tone="ok" title={t("doneTitle")} live>
          {t("done")}
        </Notice>
        <Button className="justify-self-start" busy={busy === "optout"} onClick={() => turn(resubscribe)}>
          {t("back")}
        </Button>
      </div>
    );
  }
  return (
    <Choice title={t("title")} text={t("text")}>
      <Button className="justify-self-start" busy={busy === "optout"} onClick={() => turn(unsubscribe)}>
        {t("action")}
      </Button>
    </Choice>
  );
}

function Claim({ token, answering: { answer, busy, run } }: Props) {
  const t = useTranslations("alert.claim");
  if (answer.state === "account") return null;
  const go = () =>
    run("claim", async () => {
      const { first } = await api("POST /answer/{token}/claim", { params: { token } });
      window.location.assign(first.link);
      return { first: answer };
    });
  return (
    <Choice title={t("title", { company: answer.company.name })} text={t("text")}>
      <Button className="justify-self-start" busy={busy === "claim"} onClick={go}>
        {t("action")}
      </Button>
    </Choice>
  );
}

/** What else a company can do by the link of its mail; each can be taken back. */
export function AnswerChoices(props: Props) {
  const t = useTranslations("alert");
  const { others, trouble } = props.answering;
  return (
    <section className="card grid grid-cols-1 content-start gap-4" id="else" tabIndex={-1} aria-labelledby="else-title">
      <h2 id="else-title" tabIndex={-1} ref={others}>
        {t("else")}
      </h2>
      {trouble.text && trouble.among && (
        <Notice tone="bad" live>
          {trouble.text}
        </Notice>
      )}
      <Decline {...props} />
      <Mute {...props} />
      <OptOut {...props} />
      <Claim {...props} />
    </section>
  );
}
