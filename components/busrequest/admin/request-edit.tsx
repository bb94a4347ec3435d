"use client";
import { useTranslations } from "next-intl";
import { FormProvider } from "@/components/form/form-provider";
import { ContactStop } from "@/components/busrequest/form/contact-stop";
import { GroupStop } from "@/components/busrequest/form/group-stop";
import { TripStop } from "@/components/busrequest/form/trip-stop";
import { useFieldNames } from "@/components/busrequest/form/use-field-names";
import { useEditRules } from "@/components/busrequest/form/use-request-edit";
import { changeOf } from "@/components/busrequest/form/values";
import { ConflictChoice } from "@/components/form/conflict-choice";
import { ErrorSummary } from "@/components/form/error-summary";
import { FormDialog } from "@/components/form/form-dialog";
import { useVersionedForm } from "@/components/form/use-versioned-form";
import { Notice } from "@/components/ui/notice";
import type { AdminRequestRecord } from "@/lib/features/busrequest/schema/admin";
import { api } from "@/lib/http/client";
import { type AdminRequestValues, fields, valuesOf } from "./edit-extra";
import { RequestExtra, useAdminWords } from "./request-extra";

type Row = AdminRequestRecord;
/** `refresh` gets what was saved, or nothing where another had saved before. */
type Props = { row: Row; onClose: () => void; refresh: (stored?: Row) => Promise<void> };

/** Its names follow the form, so it stands inside. */
function Summary({ row }: { row: Row }) {
  return <ErrorSummary labels={useFieldNames(row.category)} />;
}

const kind = { valuesOf, ...fields };

function useEdit({ row, onClose, refresh }: Props) {
  const t = useTranslations("busrequest.form");
  const params = { id: row.id };
  return useVersionedForm({
    record: row,
    kind,
    ...useEditRules<AdminRequestValues>(true),
    load: async () => {
      await refresh();
      const { first } = await api("GET /admin/requests/{id}", { params });
      // One that has ended takes no change: that is said at the form's foot.
      return first.ended_at === null ? first : undefined;
    },
    save: async (values, base) => {
      const { state, maxOffers } = values;
      const body = { ...changeOf(values, base?.version ?? 0), state, maxOffers };
      return { ...row, ...(await api("PUT /busrequest/{id}", { params, body })).first, maxOffers };
    },
    saved: ({ reference }) => ({ title: t("saved"), description: reference }),
    onDone: (stored) => {
      onClose();
      return refresh(stored);
    },
  });
}

/** The request admin modal: every field that an admin may change, state included. Closing asks before typed text is lost. */
export function RequestEdit(props: Props) {
  const { row, onClose } = props;
  const t = useTranslations("busrequest.form");
  const all = useTranslations("moderation.all");
  const held = useEdit(props);
  const { form, isDirty, busy, submit } = held;
  const ended = row.ended_at !== null;
  const note = ended && (
    <div className="w-full">
      <Notice tone="warn" title={all("endedTitle")} live>
        {all("endedText")}
      </Notice>
    </div>
  );
  return (
    <FormProvider {...form}>
      <FormDialog
        id="request-admin"
        title={t("editTitle", { reference: row.reference })}
        description={all("editText")}
        save={t("save")}
        discard={all("discard")}
        disabled={ended}
        onSubmit={submit}
        isDirty={isDirty}
        busy={busy}
        note={note}
        onClose={onClose}
      >
        <Summary row={row} />
        <RequestExtra />
        <TripStop kind={row.category} />
        <GroupStop kind={row.category} receiver={null} except={row.id} />
        <ContactStop kind={row.category} receiver={null} needsConsent={false} trade fixedEmail={false} />
      </FormDialog>
      <ConflictChoice held={held} {...useAdminWords(row.category)} />
    </FormProvider>
  );
}
