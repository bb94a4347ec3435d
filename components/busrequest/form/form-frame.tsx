"use client";
import { useTranslations } from "next-intl";
import type { FormEventHandler, ReactNode } from "react";
import { useFormState } from "react-hook-form";
import { NoScript } from "@/components/form/no-script";
import { ErrorSummary } from "@/components/form/error-summary";
import { Button } from "@/components/ui/button";
import type { Kind } from "@/lib/features/busrequest/rules/kinds";
import { ContactStop } from "./contact-stop";
import { GroupStop } from "./group-stop";
import { stopLabels } from "./labels";
import { LiveTicket } from "./live-ticket";
import { PhoneBar, PhoneHead, standing } from "./phone-steps";
import { TripStop } from "./trip-stop";
import { useFieldNames } from "./use-field-names";
import type { Walk } from "./use-walk";
import { formStops, type Receiver } from "./values";
import "@/components/busrequest/styles.css";

/** What a form asks of this author. */
export type Asked = {
  kind: Kind;
  receiver: Receiver | null;
  /** A private author agrees that contact data are passed on. */
  needsConsent: boolean;
  /** The author is of the trade. */
  trade: boolean;
  title: string;
};

type Props = Asked & {
  walk: Walk;
  submit: FormEventHandler;
  label: string;
  /** A draft of what is typed lies on this device. */
  saved: boolean;
  fixedEmail?: boolean;
  /** Nothing to choose: the request goes to the one company. */
  fixedMode?: boolean;
  note?: string;
  children?: ReactNode;
};

/** The line with its three stops, the ticket beside it, stepper and bar on phones. */
export function FormFrame(props: Props) {
  const { kind, receiver, needsConsent, trade, title, walk, submit, label, saved, fixedEmail = false, note } = props;
  const t = useTranslations("busrequest.form");
  const { isSubmitting } = useFormState();
  const names = useFieldNames(kind);
  const labels = stopLabels(kind);
  const parts = {
    trip: <TripStop kind={kind} />,
    group: <GroupStop kind={kind} receiver={props.fixedMode ? null : receiver} />,
    contact: <ContactStop {...{ kind, receiver, needsConsent, trade, fixedEmail }} />,
  };
  const words = isSubmitting ? t("sending") : label;
  return (
    <>
      <PhoneHead kind={kind} here={walk.here} heading={walk.heading} title={title} />
      <form
        className="post grid grid-cols-[minmax(0,1fr)_23rem] gap-10 max-w-[76rem] items-start pt-[1.9rem] px-edge pb-0 mt-auto mx-auto mb-auto max-lg:grid-cols-[1fr] max-md:pt-0 max-md:gap-0"
        method="post"
        onSubmit={submit}
        noValidate
      >
        <h1>{title}</h1>
        <div>
          <div
            className="empty:hidden mb-5 max-md:mt-5 grid grid-cols-1 empty:hidden content-start gap-4"
            onClickCapture={walk.beforeJump}
          >
            <NoScript />
            {props.children}
            <ErrorSummary labels={names} />
          </div>
          {formStops.map((stop) => (
            // biome-ignore lint/a11y/noStaticElementInteractions: only follows where the author is
            <section key={stop} className={`pstop ${standing(stop, walk.here)}`} onFocus={() => walk.setHere(stop)}>
              <h2>{t(`heads.${labels[stop]}`)}</h2>
              {parts[stop]}
              {stop === "contact" && (
                <div className="flex flex-wrap items-center gap-3 max-md:hidden mt-4">
                  <Button variant="sign" type="submit" busy={isSubmitting}>
                    {words}
                  </Button>
                  <span className="text-ink-2">{note ?? t(trade ? "atOnce" : "free")}</span>
                </div>
              )}
            </section>
          ))}
        </div>
        <LiveTicket saved={saved} />
        <PhoneBar kind={kind} here={walk.here} busy={isSubmitting} label={words} onGo={walk.go} />
      </form>
    </>
  );
}
