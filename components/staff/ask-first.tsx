"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDelete } from "@/components/ui/confirm-delete";
import { Dialog } from "@/components/ui/dialog";

export type AskedDeed = "promote" | "demote" | "stepDown" | "remove" | "leave" | "revoke";
export type Question = { deed: AskedDeed; name: string; owner: boolean; run: () => Promise<unknown> };

const endsSomething: readonly AskedDeed[] = ["remove", "leave", "revoke"];

type Props = { question: Question | null; company: string; onClose: () => void };

/** Asks once, in words that say what will happen. */
export function AskFirst({ question, company, onClose }: Props) {
  const t = useTranslations("staff");
  const common = useTranslations("common.action");
  const [busy, setBusy] = useState(false);
  if (!question) return null;
  const { deed, name, owner, run } = question;
  const words = { name, company, role: owner ? "owner" : "staff" };
  const asked = {
    open: true,
    onOpenChange: (open: boolean) => !open && onClose(),
    title: t(`ask.${deed}.title`, words),
  };
  const text = t(`ask.${deed}.text`, words);
  const label = t(`deed.${deed}`);

  // Where it failed a message says why: the question is answered either way.
  if (endsSomething.includes(deed)) {
    return (
      <ConfirmDelete {...asked} name={name} consequence={text} label={label} onDelete={() => run().then(() => true)} />
    );
  }
  async function confirm() {
    setBusy(true);
    await run().finally(() => setBusy(false));
    onClose();
  }
  return (
    <Dialog
      {...asked}
      description={text}
      narrow
      footer={
        <>
          <Button onClick={onClose}>{common("cancel")}</Button>
          <Button variant="pri" className="ml-auto" busy={busy} onClick={confirm}>
            {label}
          </Button>
        </>
      }
    />
  );
}
