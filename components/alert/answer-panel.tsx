"use client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Notice } from "@/components/ui/notice";
import type { AnswerRecord } from "@/lib/features/alert/schema";
import { AnswerChoices } from "./answer-choices";
import { AnswerMain, type AnswerMainProps } from "./answer-main";
import { useAnswer } from "./use-answer";

type Props = Omit<AnswerMainProps, "answering"> & { answer: AnswerRecord; children: ReactNode };

/** The offer on the left, on the right what else can be done: say no, mute, opt out, take over the profile. */
export function AnswerPanel({ children, ...props }: Props) {
  const t = useTranslations("alert");
  const answering = useAnswer(props.token, props.answer);
  const { head, trouble } = answering;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_27rem] gap-7 mt-6 items-start max-lg:grid-cols-1">
      <section className="card grid grid-cols-1 content-start gap-4" aria-labelledby="answer-title">
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
      <aside className="grid grid-cols-1 content-start gap-4" aria-label={t("about")}>
        {children}
        <AnswerChoices token={props.token} answering={answering} />
      </aside>
    </div>
  );
}
