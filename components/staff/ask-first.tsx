"use client";
import { useTranslations } from "next-intl";
import { useAction } from "@/components/form/use-action";
import { Button } from "@/components/ui/button";
import { ConfirmDelete } from "@/components/ui/confirm-delete";
import { Dialog } from "@/components/ui/dialog";

export type AskedAction = "promote" | "demote" | "stepDown" | "remove" | "leave" | "revoke";
export type Question = { action: AskedAction; name: string; owner: boolean; run: () => Promise<unknown> };

const endsSomething: readonly AskedAction[] = ["remove", "leave", "revoke"];

type Props = { question: Question | null; company: string; onClose: () => void };

/** Asks once, in words that say what will happen. */
export function AskFirst({ question, company, onClose }: Props) {
  const t = useTranslations("staff");
  const common = useTranslations("common.action");
  const { run: act, busy } = useAction();
  if (!question) return null;
  const { action, name, owner, run } = question;
  const words = { name, company, role: owner ? "owner" : "staff" };
  const asked = {
    open: true,
    onOpenChange: (open: boolean) => !open && onClose(),
    title: t(`ask.${action}.title`, words),
  };
  const text = t(`ask.${action}.text`, words);
  const label = t(`action.${action}`);

  // Where it failed a message says why: the question is answered either way.
  if (endsSomething.includes(action)) {
    return (
      <ConfirmDelete {...asked} name={name} consequence={text} label={label} onDelete={() => run().then(() => true)} />
    );
  }
  const confirm = () => act(() => run().then(onClose));
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
