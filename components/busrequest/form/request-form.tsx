"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormProvider } from "@/components/form/form-provider";
import { useForm } from "react-hook-form";
import { useDraft } from "@/components/form/use-draft";
import { Notice } from "@/components/ui/notice";
import { useLazy } from "@/components/ui/use-lazy";
import { toast } from "@/components/ui/toast-store";
import type { BusChoice } from "@/lib/features/calendar/schema";
import type { CircleRecord } from "@/lib/features/partnercircle/schema";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import { CirclesProvider } from "./circles";
import { FleetProvider } from "./fleet";
import { type Asked, FormFrame } from "./form-frame";
import { useCheck } from "./use-check";
import { useSend } from "./use-send";
import { useWalk } from "./use-walk";
import { emptyValues, type Prefill, type RequestValues } from "./values";

type Props = Asked & {
  prefill?: Prefill;
  /** Keeps drafts of differently prefilled forms apart. */
  draftKey: string;
  /** A company's own link: the request goes to it alone. */
  single?: boolean;
  lead?: string;
  fleet?: readonly BusChoice[];
  circles?: readonly CircleRecord[] | null;
};

const omitted = ["consent"] as const;

/** Posts one of the four kinds; three stops on one line, on phones one at a time. */
export function RequestForm({ prefill, draftKey, single = false, lead, fleet = [], circles = null, ...asked }: Props) {
  const { kind, receiver, needsConsent, trade } = asked;
  const t = useTranslations("busrequest.form");
  const [posted, setPosted] = useState<{ record: BusRequestRecord; email: string } | null>(null);
  /** Back in the form after posting; nothing is kept on the device any more. */
  const [corrects, setCorrects] = useState(false);
  const [first] = useState(() => emptyValues(kind, prefill));
  const resolver = useCheck({ receiver, needsConsent, edited: false });
  const form = useForm<RequestValues>({ defaultValues: first, resolver, shouldFocusError: false });
  const draftName = `request-${draftKey}`;
  const draft = useDraft(draftName, form, { omit: omitted });
  const walk = useWalk(form, draftName);
  const send = useSend({
    form,
    receiver,
    fromSingleRequest: single,
    onSaved: (record) => {
      draft.clear();
      setPosted({ record, email: form.getValues("email").trim() });
      if (record.state === "active") toast({ title: t(`posted.${kind}`), description: record.reference });
    },
    onInvalid: walk.toFirst,
  });
  /** What was posted stays typed; the request with the wrong address is never confirmed and vanishes. */
  function correct() {
    setPosted(null);
    setCorrects(true);
    walk.setHere("contact");
    setTimeout(() => form.setFocus("email"));
  }
  const named = receiver ?? form.getValues("receiver");
  // On its way while the request is checked and sent.
  const { isSubmitting, isDirty } = form.formState;
  const Posted = useLazy(() => import("./posted-later").then((module) => module.Posted), isSubmitting || posted);
  if (posted && Posted)
    return <Posted {...posted} receiver={named} framed={single} trade={trade} onCorrect={correct} />;
  const submit = form.handleSubmit(send, (errors) => walk.toFirst(Object.keys(errors)));
  return (
    <FleetProvider value={fleet}>
      <CirclesProvider value={circles}>
        <FormProvider {...form}>
          <FormFrame
            {...asked}
            fixedMode={single}
            walk={walk}
            submit={submit}
            label={t(`submit.${kind}`)}
            saved={isDirty && !corrects}
          >
            {lead && <p className="max-w-measure text-lg text-ink-2">{lead}</p>}
            {draft.restored && (
              <div className={walk.here === "trip" ? undefined : "max-md:hidden"}>
                <Notice live>
                  {t("draftBack")}{" "}
                  <button type="button" onClick={draft.discard}>
                    {t("draftDrop")}
                  </button>
                </Notice>
              </div>
            )}
          </FormFrame>
        </FormProvider>
      </CirclesProvider>
    </FleetProvider>
  );
}
