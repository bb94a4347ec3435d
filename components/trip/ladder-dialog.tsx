"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormProvider } from "@/components/form/form-provider";
import { useFieldArray } from "react-hook-form";
import { ConflictChoice } from "@/components/form/conflict-choice";
import { ErrorSummary } from "@/components/form/error-summary";
import { fieldwise } from "@/components/form/fieldwise";
import { FormDialog } from "@/components/form/form-dialog";
import { NumberStepper } from "@/components/form/number-stepper";
import { checkedBy, useVersionedForm } from "@/components/form/use-versioned-form";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { neutralLadder } from "@/lib/features/trip/rules";
import type { LadderRecord } from "@/lib/features/trip/schema/terms";
import { api } from "@/lib/http/client";

type Values = { steps: { days: number; percent: number }[] };
type Props = { companyId: string; ladder: LadderRecord };

const most = 8;
const kind = { valuesOf: ({ steps }: LadderRecord): Values => ({ steps }), ...fieldwise<Values, "steps">(["steps"]) };
const resolver = checkedBy<Values>(async () => (await import("@/lib/features/trip/schema/terms")).ladderInput);

function Steps() {
  const t = useTranslations("trip.ladder");
  const { fields, append, remove, replace } = useFieldArray<Values, "steps">({ name: "steps" });
  return (
    <>
      {fields.map(({ id }, at) => (
        <div key={id} className="flex flex-wrap items-end gap-3">
          <NumberStepper name={`steps.${at}.days`} label={t("days", { n: at + 1 })} max={365} />
          <NumberStepper name={`steps.${at}.percent`} label={t("percent", { n: at + 1 })} max={100} step={5} />
          <Button variant="ghost" small onClick={() => remove(at)}>
            <Icon of="x" size={16} />
            {t("remove", { n: at + 1 })}
          </Button>
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-2">
        {fields.length < most && (
          <Button variant="ghost" small onClick={() => append({ days: 0, percent: 100 })}>
            <Icon of="plus" size={16} />
            {t("add")}
          </Button>
        )}
        <Button variant="ghost" small onClick={() => replace(neutralLadder)}>
          {t("neutral")}
        </Button>
      </div>
    </>
  );
}

function Edit({ companyId, ladder, onClose }: Props & { onClose: () => void }) {
  const t = useTranslations("trip.ladder");
  const common = useTranslations("common");
  const router = useRouter();
  const params = { id: companyId };
  const held = useVersionedForm({
    record: ladder,
    kind,
    resolver,
    load: async () => (await api("GET /company/{id}/ladder", { params })).first,
    save: async ({ steps }, base) => {
      const body = { steps, version: base?.version ?? 0 };
      return (await api("PUT /company/{id}/ladder", { params, body })).first;
    },
    saved: () => t("saved"),
    onDone: () => {
      onClose();
      router.refresh();
    },
  });
  const { form, isDirty, busy, submit } = held;
  const shown = ({ steps }: Values) => steps.map(({ days, percent }) => `${days}: ${percent} %`).join(", ");
  return (
    <FormProvider {...form}>
      <FormDialog
        isDirty={isDirty}
        busy={busy}
        onClose={onClose}
        id="company-ladder"
        title={t("title")}
        description={t("text")}
        save={common("action.save")}
        discard={common("unsaved")}
        onSubmit={submit}
      >
        <ErrorSummary labels={{ steps: t("title") }} />
        <Steps />
      </FormDialog>
      <ConflictChoice held={held} label={() => t("title")} shown={shown} />
    </FormProvider>
  );
}

/** Opens the company's own steps of cancelling: they go out with every offer from now on. */
export function LadderDialog(props: Props) {
  const t = useTranslations("trip.ladder");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t("title")}</Button>
      {open && <Edit {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
