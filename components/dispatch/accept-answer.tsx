"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormProvider } from "@/components/form/form-provider";
import { useForm } from "react-hook-form";
import { TextField } from "@/components/form/text-field";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { DispatchAskRecord } from "@/lib/features/dispatch/schema/dispatch";
import { parsePrice } from "@/lib/features/offer/rules/price";
import { type Lead, useLead } from "./use-lead";

type Props = { lead: Lead; ask: DispatchAskRecord; best: boolean };

/** Of an answer that named no price: what was agreed by phone. */
function AskPrice({ lead, ask, onClose }: Omit<Props, "best"> & { onClose: () => void }) {
  const t = useTranslations("dispatch");
  const { accept, busy } = useLead(lead);
  const form = useForm({ defaultValues: { price: "" } });
  const act = form.handleSubmit(async ({ price }) => {
    const amount = parsePrice(price);
    if (!(amount > 0)) return form.setError("price", { message: t("ask.priceWrong") }, { shouldFocus: true });
    if (await accept(ask, amount)) onClose();
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("price.title")}
      description={t("price.text", { company: ask.companyName })}
      narrow
      footer={
        <Button variant="pri" busy={busy} onClick={act} className="ml-auto">
          {t("price.do")}
        </Button>
      }
    >
      <FormProvider {...form}>
        <form onSubmit={act} noValidate className="mt-4">
          <TextField name="price" label={t("price.label")} inputMode="decimal" />
        </form>
      </FormProvider>
    </Dialog>
  );
}

/** One press: the first acceptance counts. */
export function AcceptAnswer({ lead, ask, best }: Props) {
  const t = useTranslations("dispatch.answers");
  const [asking, setAsking] = useState(false);
  const { accept, busy } = useLead(lead);
  return (
    <>
      <Button
        variant={best ? "pri" : "line"}
        busy={busy}
        data-accept={ask.id}
        aria-label={t("acceptOf", { company: ask.companyName })}
        onClick={() => (ask.price ? void accept(ask) : setAsking(true))}
      >
        {t("accept")}
      </Button>
      {asking && <AskPrice lead={lead} ask={ask} onClose={() => setAsking(false)} />}
    </>
  );
}
