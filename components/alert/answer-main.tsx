"use client";
import { useLocale, useTranslations } from "next-intl";
import { Button, ButtonLink } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { RequestTimes } from "@/lib/features/offer/rules/offer";
import type { Answering } from "./use-answer";
import { ApiForm } from "@/components/auth/api-form";
import { DraftNotice } from "@/components/offer/draft-notice";
import { PriceFields, TermFields } from "@/components/offer/offer-fields";
import { VehicleFields } from "@/components/offer/vehicle-fields";
import { useOfferForm } from "@/components/offer/use-offer-form";
import { fieldOf } from "@/components/offer/values";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import { useState } from "react";
import { ChangeOffer } from "@/components/offer/change-offer";
import { BidderOffer } from "@/components/offer/bidder-offer";
import { OfferThread } from "@/components/offer/offer-thread";
import { ConfirmDelete } from "@/components/ui/confirm-delete";
import type { OfferRecord } from "@/lib/features/offer/schema";
import { api } from "@/lib/http/client";

type FormProps = {
  token: string;
  times: RequestTimes;
  proposed: number;
  request: BusRequestRecord;
  answering: Answering;
};

/** An offer without an account; what is typed stays on this device until it is sent. */
function AnswerForm({ token, times, proposed, request, answering }: FormProps) {
  const t = useTranslations("offer.form");
  const { setAnswer, head } = answering;
  const { form, draft, labels, send, onRefused, isSubmitting } = useOfferForm({
    draftName: `answer-${request.id}`,
    times,
    proposed,
    post: (body, idempotencyKey) => api("POST /answer/{token}/offer", { params: { token }, body, idempotencyKey }),
    onSent: ({ first }) => {
      setAnswer(first);
      head.current?.focus();
    },
  });
  return (
    <ApiForm
      className="grid grid-cols-1 content-start gap-4"
      form={form}
      send={send}
      labels={labels}
      fieldOf={fieldOf}
      onRefused={onRefused}
    >
      <DraftNotice draft={draft} />
      <PriceFields />
      <VehicleFields buses={[]} group={request} />
      <TermFields times={times} />
      <Button type="submit" variant="pri" busy={isSubmitting} className="justify-self-start">
        {t(isSubmitting ? "sending" : "submit")}
      </Button>
    </ApiForm>
  );
}

type OfferProps = {
  token: string;
  times: RequestTimes;
  offer: OfferRecord;
  people: number | null;
  name: string;
  answering: Answering;
};

function Withdraw({ token, name, answering }: Pick<OfferProps, "token" | "name" | "answering">) {
  const t = useTranslations("offer.own");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {t("withdraw")}
      </Button>
      <ConfirmDelete
        open={open}
        name={name}
        onOpenChange={setOpen}
        title={t("withdrawTitle", { name })}
        consequence={t("withdrawText")}
        label={t("withdraw")}
        onDelete={() => answering.run("withdraw", () => api("DELETE /answer/{token}/offer", { params: { token } }))}
      />
    </>
  );
}

function News({ state }: Pick<OfferRecord, "state">) {
  const t = useTranslations("alert");
  if (state !== "open" && state !== "accepted") return null;
  const key = state === "open" ? "sent" : "accepted";
  return (
    <Notice tone="ok" title={t(`${key}.title`)} live={state === "open"}>
      {t(`${key}.text`)}
    </Notice>
  );
}

/** What the company offered by this link, how it stands and what was said. */
function AnswerOffer({ token, times, offer, people, name, answering }: OfferProps) {
  const t = useTranslations("offer");
  const { answer, setAnswer } = answering;
  const open = offer.state === "open";
  const link = { token, onChanged: setAnswer };
  return (
    <BidderOffer offer={offer} people={people} news={<News state={offer.state} />}>
      <OfferThread offer={offer} other={t("thread.author")} token={token} />
      {open && answer.state === "open" && (
        <ChangeOffer offer={offer} times={times} link={link} group={answer.request} buses={[]} />
      )}
      {open && <Withdraw token={token} name={name} answering={answering} />}
    </BidderOffer>
  );
}

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
  const says = useTranslations("busrequest.contactRule.partner");
  const { answer, busy, run } = answering;
  const { offer, state, declined, request } = answer;
  if (state === "account") return <Account requestId={request.id} />;
  const earlier = offer && (
    <AnswerOffer
      token={token}
      times={times}
      offer={offer}
      people={request.passengers}
      name={name}
      answering={answering}
    />
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
          onClick={() => run("back", () => api("DELETE /answer/{token}/decline", { params: { token } }))}
        >
          {t("declined.back")}
        </Button>
      </>
    );
  }
  return (
    <>
      <p className="text-ink-2">
        {t.rich("lead", {
          rule: request.contact ? says(request.contact) : "",
          else: (words) => <a href="#else">{words}</a>,
        })}
      </p>
      {earlier && <Notice title={words("earlier")}>{earlier}</Notice>}
      <AnswerForm token={token} times={times} proposed={proposed} request={request} answering={answering} />
    </>
  );
}
