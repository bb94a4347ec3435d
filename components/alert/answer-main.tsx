"use client";
import { useLocale, useTranslations } from "next-intl";
import { Button, ButtonLink } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { takeDeclineBack } from "@/lib/features/alert/client";
import { AnswerForm } from "./answer-form";
import { AnswerOffer } from "./answer-offer";
import type { RequestTimes } from "@/lib/features/offer/rules";
import type { Answering } from "./use-answer";

export type AnswerMainProps = {
  token: string;
  times: RequestTimes;
  /** Proposed end of validity, the same on server and browser. */
  proposed: number;
  /** Reference and route. */
  name: string;
  answering: Answering;
};

function Account({ requestId }: { requestId: string }) {
  const t = useTranslations("alert.account");
  const lng = useLocale();
  const target = encodeURIComponent(`/${lng}/request/${requestId}`);
  return (
    <>
      <Notice title={t("title")}>{t("text")}</Notice>
      <ButtonLink variant="pri" className="justify-self-start" href={`/${lng}/login?callbackUrl=${target}`}>
        {t("action")}
      </ButtonLink>
    </>
  );
}

/** As far as the company has come with this request. */
export function AnswerMain({ token, times, proposed, name, answering }: AnswerMainProps) {
  const t = useTranslations("alert");
  const words = useTranslations("offer.own");
  const { answer, busy, run } = answering;
  const { offer, state, declined, request } = answer;
  const people = request.passengers === null ? null : Math.ceil(request.passengers / request.quantity);
  if (state === "account") return <Account requestId={request.id} />;
  const earlier = offer && (
    <AnswerOffer token={token} offer={offer} people={people} name={name} answering={answering} />
  );
  if (offer?.state === "open" || offer?.state === "accepted") return earlier;
  if (state === "ended") {
    return (
      <>
        <Notice title={t("ended.title")}>{t("ended.text")}</Notice>
        {earlier}
      </>
    );
  }
  if (declined) {
    return (
      <>
        <Notice tone="ok" title={t("declined.title")} live>
          {t("declined.text")}
        </Notice>
        <Button
          className="justify-self-start"
          busy={busy === "back"}
          onClick={() => run("back", () => takeDeclineBack(token))}
        >
          {t("declined.back")}
        </Button>
      </>
    );
  }
  return (
    <>
      <p className="text-ink-2">{t.rich("lead", { else: (words) => <a href="#else">{words}</a> })}</p>
      {earlier && <Notice title={words("earlier")}>{earlier}</Notice>}
      <AnswerForm token={token} times={times} proposed={proposed} request={request} answering={answering} />
    </>
  );
}
