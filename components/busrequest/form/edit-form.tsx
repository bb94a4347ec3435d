"use client";
import { Link } from "@/components/ui/link";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { FormProvider } from "@/components/form/form-provider";
import { ConflictChoice } from "@/components/form/conflict-choice";
import { useReread } from "@/components/form/use-reread";
import { ZoneNote } from "@/components/form/zone-note";
import type { BusChoice } from "@/lib/features/calendar/schema";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import { FleetProvider } from "./fleet";
import { FormFrame } from "./form-frame";
import { useRequestWords } from "./request-words";
import { useRequestEdit } from "./use-request-edit";
import { useWalk } from "./use-walk";
import type { Receiver } from "./values";
import "@/sheets/form.css";

type Props = {
  /** As it is stored now. */
  record: BusRequestRecord;
  token?: string;
  /** Where to go when it is saved. */
  backHref: string;
  /** The confirmed address of a private author stays. */
  fixedEmail: boolean;
  trade: boolean;
  fleet?: readonly BusChoice[];
  /** The one company that the request goes to. */
  receiver?: Receiver | null;
};

/** The form of a request that is there already. */
export function EditForm({ record, token, backHref, fixedEmail, trade, fleet = [], receiver = null }: Props) {
  const t = useTranslations("busrequest.form");
  const router = useRouter();
  const read = useReread(record);
  const toFirst = useRef<(paths: readonly string[]) => void>(null);
  const held = useRequestEdit({
    record,
    token,
    load: read,
    onDone: () => {
      router.push(backHref);
      router.refresh();
    },
    onInvalid: (paths) => toFirst.current?.(paths),
  });
  const { form, submit } = held;
  const walk = useWalk(form);
  toFirst.current = walk.toFirst;
  const asked = { kind: record.category, receiver, needsConsent: false, trade };
  return (
    <FleetProvider value={fleet}>
      <FormProvider {...form}>
        <FormFrame
          {...asked}
          title={t("editTitle", { reference: record.reference })}
          walk={walk}
          submit={submit}
          label={t("save")}
          saved={false}
          fixedMode
          fixedEmail={fixedEmail}
          note={record.reference}
          except={record.id}
        >
          <Link className="justify-self-start" href={backHref}>
            {t("back")}
          </Link>
          <ZoneNote />
        </FormFrame>
        <ConflictChoice held={held} {...useRequestWords(record.category)} />
      </FormProvider>
    </FleetProvider>
  );
}
