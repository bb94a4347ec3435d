"use client";
import { cva } from "class-variance-authority";
import { useTranslations } from "next-intl";
import type { FormEventHandler, ReactNode } from "react";
import { useFormState, useWatch } from "react-hook-form";
import { useEarlyPress } from "@/components/form/use-early-press";
import { NoScript } from "@/components/form/no-script";
import { ErrorSummary } from "@/components/form/error-summary";
import { Button } from "@/components/ui/button";
import { FormPrice } from "@/components/price/form-price";
import { TripVerdict } from "@/components/drivinghours/trip-verdict";
import { kindFields } from "@/lib/features/busrequest/rules/kind-fields";
import type { Kind } from "@/lib/features/busrequest/rules/kinds";
import { ContactStop, useReceiverName } from "./contact-stop";
import { GroupStop } from "./group-stop";
import { stopLabels } from "./labels";
import { LiveTicket } from "./live-ticket";
import { PhoneBar, PhoneHead, standing } from "./phone-steps";
import { TripStop } from "./trip-stop";
import { useFieldNames } from "./use-field-names";
import type { Walk } from "./use-walk";
import { type FormStop, formStops, type Receiver, type RequestValues } from "./values";

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
  /** The request itself, where it is there already. */
  except?: string;
  children?: ReactNode;
};

/** A stop's fields beside the line; phones show the one where the author is, without the line. */
const stopClass = cva(
  "relative pb-[2.2rem] pl-13 before:absolute before:top-px before:left-0.5 before:z-1 before:size-6.5 before:rounded-full before:border-5 before:border-ink max-md:pt-5 max-md:pb-24 max-md:pl-0 max-md:before:hidden",
  {
    variants: {
      standing: {
        here: "before:bg-brand",
        todo: "before:bg-page max-md:hidden",
        done: "before:bg-ink max-md:hidden",
      },
      last: {
        true: "",
        false:
          "after:absolute after:top-3.5 after:-bottom-2 after:left-3.25 after:w-1 after:bg-ink max-md:after:hidden",
      },
    },
  },
);

/** The line with its three stops, the ticket beside it, stepper and bar on phones. */
export function FormFrame(props: Props) {
  const { kind, receiver, needsConsent, trade, title, walk, submit, label, saved, fixedEmail = false, note } = props;
  const t = useTranslations("busrequest.form");
  const { isSubmitting } = useFormState();
  const early = useEarlyPress();
  const names = useFieldNames(kind);
  const labels = stopLabels(kind);
  const parts = {
    trip: (
      <>
        <TripStop kind={kind} />
        {kindFields[kind].transfer && <TripVerdict />}
      </>
    ),
    group: (
      <>
        <GroupStop kind={kind} receiver={receiver} fixedMode={props.fixedMode} except={props.except} />
        {kindFields[kind].transfer && <FormPrice />}
      </>
    ),
    contact: (
      <ContactStop kind={kind} receiver={receiver} needsConsent={needsConsent} trade={trade} fixedEmail={fixedEmail} />
    ),
  };
  const words = isSubmitting ? t("sending") : label;
  const company = useReceiverName(receiver);
  const headOf = (stop: FormStop) =>
    stop === "contact" && company ? t("heads.contactOne", { company }) : t(`heads.${labels[stop]}`);
  const toCircle = useWatch<RequestValues, "mode">({ name: "mode" }) === "circle";
  const promise = company ? t("atOnceOne", { company }) : t(toCircle ? "atOnceCircle" : "atOnce");
  return (
    <>
      <PhoneHead kind={kind} here={walk.here} heading={walk.heading} title={title} headOf={headOf} />
      <form
        {...early}
        className="grid grid-cols-[minmax(0,var(--text-max))_23rem] gap-10 max-w-page items-start pt-8 px-edge pb-0 mt-auto mx-auto mb-auto max-lg:grid-cols-1 max-md:pt-0 max-md:gap-0"
        method="post"
        onSubmit={submit}
        noValidate
      >
        <h1 className="col-span-full -mb-4 max-md:hidden">{title}</h1>
        <div>
          <NoScript className="mb-5" />
          <div
            className="mb-5 grid grid-cols-1 empty:hidden max-md:mt-5 content-start gap-4"
            onClickCapture={walk.beforeJump}
          >
            {props.children}
            <ErrorSummary labels={names} />
          </div>
          {formStops.map((stop) => (
            // biome-ignore lint/a11y/noStaticElementInteractions: only follows where the author is
            <section
              key={stop}
              data-stop={stop}
              className={stopClass({ standing: standing(stop, walk.here), last: stop === "contact" })}
              onFocus={() => walk.setHere(stop)}
            >
              <h2 className="mb-4 title-xl max-md:sr-only">{headOf(stop)}</h2>
              {parts[stop]}
              {stop === "contact" && (
                <div className="flex flex-wrap items-center gap-3 max-md:hidden mt-4">
                  <Button variant="sign" type="submit" busy={isSubmitting}>
                    {words}
                  </Button>
                  <span className="text-ink-2">{note ?? (trade ? promise : t("free"))}</span>
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
