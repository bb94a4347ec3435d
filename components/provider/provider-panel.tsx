"use client";
import { Link } from "@/components/ui/link";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDelete } from "@/components/ui/confirm-delete";
import { toast } from "@/components/ui/toast-store";
import { useDialogFlags } from "@/components/ui/use-dialog-flags";
import { fetchCompany } from "@/lib/features/company/client";
import type { CompanyRecord } from "@/lib/features/company/schema";
import { mayInvite } from "@/lib/features/provider/rules/invitation";
import type { ProviderRecord } from "@/lib/features/provider/schema/list";
import { dialogs } from "@/lib/state/dialogs";
import { MergeDialog } from "./merge-dialog";
import { ProviderDialog } from "./provider-dialog";
import { ProviderFacts } from "./provider-facts";
import { useProviderActions } from "./use-provider-actions";
import "@/sheets/admin-lists.css";

type Props = { row: ProviderRecord; close: () => void; refresh: () => Promise<void> };
type Asking = "close" | "delete" | "merge" | null;

/** Reads the whole record first: the form sends back what it began with. */
function useEditing() {
  const t = useTranslations("provider.done");
  const flags = useDialogFlags();
  const [company, setCompany] = useState<CompanyRecord | null>(null);
  async function start(id: string) {
    const record = await fetchCompany(id).catch(() => null);
    if (!record) return toast({ variant: "destructive", title: t("failed") });
    setCompany(record);
    dialogs.open("provider");
  }
  const stop = () => {
    dialogs.close("provider");
    setCompany(null);
  };
  return { company: flags.provider ? company : null, start, stop };
}

type ActionsProps = {
  row: ProviderRecord;
  actions: ReturnType<typeof useProviderActions>;
  onAsk: (action: Asking) => void;
};

function Actions({ row, actions, onAsk, onEdit }: ActionsProps & { onEdit: () => void }) {
  const t = useTranslations("provider.action");
  const invitable = mayInvite(row, new Date());
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button variant="pri" onClick={onEdit}>
        {t("edit")}
      </Button>
      {!row.registered && (
        <>
          <Button aria-disabled={!invitable} onClick={() => invitable && void actions.invite(row)}>
            {t("invite")}
          </Button>
          <Button onClick={() => onAsk("merge")}>{t("merge")}</Button>
        </>
      )}
      {row.active ? (
        <Button onClick={() => onAsk("close")}>{t("close")}</Button>
      ) : (
        <Button onClick={() => void actions.reopen(row)}>{t("reopen")}</Button>
      )}
      <Button variant="danger" onClick={() => onAsk("delete")}>
        {t("delete")}
      </Button>
    </div>
  );
}

type QuestionProps = Omit<ActionsProps, "onAsk"> & { asking: Asking; close: () => void; onDone: () => void };

/** Asked once: what closing does, or what goes with a deletion and what stays. */
function Question({ row, actions, asking, close, onDone }: QuestionProps) {
  const t = useTranslations("provider");
  const { name, people, buses, offers, locations, received: requests } = row;
  const closes = asking === "close";
  return (
    <ConfirmDelete
      open={closes || asking === "delete"}
      onOpenChange={(open) => !open && onDone()}
      name={name}
      title={t(closes ? "ask.close" : "ask.delete", { name })}
      consequence={closes ? t("ask.closeText") : t("ask.deleteText", { people, buses, offers, locations, requests })}
      label={t(closes ? "action.close" : "action.delete")}
      onDelete={() => (closes ? actions.close(row) : actions.remove(row, close))}
    />
  );
}

/** One company for the admins: what is known of it, and what can be done. */
export function ProviderPanel({ row, close, refresh }: Props) {
  const t = useTranslations("provider");
  const lng = useLocale();
  const actions = useProviderActions(refresh);
  const editing = useEditing();
  const [asking, setAsking] = useState<Asking>(null);
  const ask = (action: Asking) => {
    setAsking(action);
    dialogs[action === "close" || action === "delete" ? "open" : "close"]("deleteConfirmation");
  };
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <ProviderFacts row={row} />
      <Actions row={row} actions={actions} onAsk={ask} onEdit={() => void editing.start(row.id)} />
      <p className="flex flex-wrap items-center gap-2">
        {row.active && <Link href={`/${lng}/publicProfile/${row.slug}`}>{t("action.profile")}</Link>}
        <Link href={`/${lng}/adminpanel/audit?q=${row.id}`}>{t("action.audit")}</Link>
      </p>
      {editing.company && <ProviderDialog company={editing.company} onClose={editing.stop} onSaved={refresh} />}
      {asking === "merge" && (
        <MergeDialog
          row={row}
          onClose={() => setAsking(null)}
          onMerged={async () => {
            close();
            await refresh();
          }}
        />
      )}
      <Question row={row} actions={actions} asking={asking} close={close} onDone={() => ask(null)} />
    </div>
  );
}
