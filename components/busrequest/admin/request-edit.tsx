"use client";
import { ChevronDown } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useId, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { ConflictDialog } from "@/components/busrequest/form/conflict-dialog";
import { ContactStop } from "@/components/busrequest/form/contact-stop";
import { GroupStop } from "@/components/busrequest/form/group-stop";
import { TripStop } from "@/components/busrequest/form/trip-stop";
import { useCheck, useOwnWords } from "@/components/busrequest/form/use-check";
import { useFieldNames } from "@/components/busrequest/form/use-field-names";
import { changeOf, type RequestValues, valuesOf } from "@/components/busrequest/form/values";
import { ErrorSummary } from "@/components/form/error-summary";
import { useErrorMessage } from "@/components/form/use-error-message";
import { useUnsavedWarning } from "@/components/form/use-unsaved-warning";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { toast } from "@/components/ui/toast-store";
import { changeBusRequest } from "@/lib/features/busrequest/client";
import { states } from "@/lib/features/busrequest/rules";
import type { AdminRequestRecord } from "@/lib/features/busrequest/schema/admin";
import { ApiError } from "@/lib/http/client";

type Row = AdminRequestRecord;
type Props = { row: Row; onClose: () => void; refresh: () => Promise<void> };
type Extra = Pick<Row, "state" | "maxOffers">;

const offerChoices = [3, 4, 5, 6, 7, 8] as const;

function Select({
  label,
  children,
  ...rest
}: {
  label: string;
  children: ReactNode;
  value: string | number;
  onPick: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <span className="inp">
        <select id={id} value={rest.value} onChange={(event) => rest.onPick(event.target.value)}>
          {children}
        </select>
        <Icon of={ChevronDown} size={16} />
      </span>
    </div>
  );
}

/** What admins alone set. */
function Rest({ extra, onChange }: { extra: Extra; onChange: (extra: Extra) => void }) {
  const t = useTranslations("moderation.all");
  const words = useTranslations("busrequest.states");
  const pickState = (value: string) =>
    onChange({ ...extra, state: states.find((state) => state === value) ?? extra.state });
  return (
    <div className="pgrid">
      <Select label={t("state")} value={extra.state} onPick={pickState}>
        {states.map((state) => (
          <option key={state} value={state}>
            {words(state)}
          </option>
        ))}
      </Select>
      <Select
        label={t("maxOffers")}
        value={extra.maxOffers}
        onPick={(value) => onChange({ ...extra, maxOffers: Number(value) })}
      >
        {offerChoices.map((count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** Its names follow the form, so it stands inside. */
function Summary({ row }: { row: Row }) {
  return <ErrorSummary labels={useFieldNames(row.category)} />;
}

function useEdit({ row, onClose, refresh }: Props) {
  const t = useTranslations("busrequest.form");
  const say = useOwnWords();
  const messageOf = useErrorMessage();
  const [loaded, setLoaded] = useState(row);
  const [extra, setExtra] = useState<Extra>({ state: row.state, maxOffers: row.maxOffers });
  const [stale, setStale] = useState(false);
  const resolver = useCheck({ receiver: null, needsConsent: false, edited: true });
  const form = useForm<RequestValues>({ defaultValues: valuesOf(row), resolver, shouldFocusError: false });
  const changed = extra.state !== loaded.state || extra.maxOffers !== loaded.maxOffers;

  async function send(values: RequestValues, version = loaded.version) {
    try {
      await changeBusRequest(row.id, { ...changeOf(values, version), ...extra });
      toast({ title: t("saved"), description: row.reference });
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      for (const { path, message } of error.fields) {
        const field = path.replace(/^(start|end)\.address\..*/, "$1.address") || "root";
        form.setError(field as "root", { type: "server", message: say(message) });
      }
      setStale(error.code === "Conflict");
      if (error.code !== "Conflict" && error.fields.length === 0) {
        toast({ variant: "destructive", title: t("failedTitle"), description: messageOf(error) });
      }
    }
    await refresh();
  }
  const keep = () => {
    setLoaded(row);
    setStale(false);
    void form.handleSubmit((values) => send(values, row.version))();
  };
  const take = () => {
    setLoaded(row);
    setStale(false);
    setExtra({ state: row.state, maxOffers: row.maxOffers });
    form.reset(valuesOf(row));
  };
  const isStale = stale && row.version !== loaded.version;
  return { form, extra, setExtra, send, keep, take, isStale, setStale, isDirty: form.formState.isDirty || changed };
}

/** The request admin modal: every field that an admin may change, state included. Closing asks before typed text is lost. */
export function RequestEdit(props: Props) {
  const { row, onClose } = props;
  const t = useTranslations("busrequest.form");
  const all = useTranslations("moderation.all");
  const common = useTranslations("common.action");
  const { form, extra, setExtra, send, keep, take, isStale, setStale, isDirty } = useEdit(props);
  const { isSubmitting } = form.formState;
  useUnsavedWarning(isDirty && !isSubmitting);
  const close = () => {
    if (!isDirty || window.confirm(all("discard"))) onClose();
  };
  return (
    <FormProvider {...form}>
      <Dialog
        open
        wide
        onOpenChange={(open) => !open && close()}
        title={t("editTitle", { reference: row.reference })}
        description={all("editText")}
        footer={
          <>
            <Button onClick={close}>{common("cancel")}</Button>
            <Button variant="pri" type="submit" form="request-admin" busy={isSubmitting} className="ml-auto">
              {t("save")}
            </Button>
          </>
        }
      >
        <form
          id="request-admin"
          className="stack pt-4"
          method="post"
          noValidate
          onSubmit={form.handleSubmit((values) => send(values))}
        >
          <Summary row={row} />
          <Rest extra={extra} onChange={setExtra} />
          <TripStop kind={row.category} />
          <GroupStop kind={row.category} receiver={null} />
          <ContactStop kind={row.category} receiver={null} needsConsent={false} trade fixedEmail={false} />
        </form>
      </Dialog>
      <ConflictDialog
        open={isStale}
        yours={form.getValues()}
        stored={valuesOf(row)}
        onKeep={keep}
        onTake={take}
        onClose={() => setStale(false)}
      />
    </FormProvider>
  );
}
