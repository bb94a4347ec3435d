"use client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Notice } from "@/components/ui/notice";
import type { AnswerRecord } from "@/lib/features/alert/schema";
import type { RequestTimes } from "@/lib/features/offer/rules";
import { AnswerChoices } from "./answer-choices";
import { AnswerMain } from "./answer-main";
import { useAnswer } from "./use-answer";

export type AnswerProps = {
  token: string;
  answer: AnswerRecord;
  times: RequestTimes;
  /** Proposed end of validity, the same on server and browser. */
  proposed: number;
  /** Reference and route. */
  name: string;
};

/** The offer on the left, on the right what else can be done: say no, mute, opt out, take over the profile. */
export function AnswerPanel({ children, ...props }: AnswerProps & { children: ReactNode }) {
  const t = useTranslations("alert");
  const answering = useAnswer(props.token, props.answer);
  const { head, trouble } = answering;
  return (
    <div className="rd-g">
      <section className="card stack" aria-labelledby="answer-title">
        <h2 id="answer-title" tabIndex={-1} ref={head}>
          {t("title")}
        </h2>
        {trouble.text && !trouble.among && (
          <Notice tone="bad" live>
            {trouble.text}
          </Notice>
        )}
        <AnswerMain {...props} answering={answering} />
      </section>
      <aside className="stack" aria-label={t("about")}>
        {children}
        <AnswerChoices token={props.token} answering={answering} />
      </aside>
    </div>
  );
}
