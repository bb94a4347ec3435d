"use client";
import { useTranslations } from "next-intl";
import type { FormEventHandler, ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

type Props = {
  /** Of the form, for the button that stands outside it. */
  id: string;
  title: string;
  description?: string;
  /** The button's word. */
  save: string;
  /** The question before typed text is lost. */
  discard: string;
  isDirty: boolean;
  busy: boolean;
  /** Nothing more can be saved; `note` says why. */
  disabled?: boolean;
  note?: ReactNode;
  onSubmit: FormEventHandler;
  onClose: () => void;
  children: ReactNode;
};

/** A wide modal with a form, cancel and save at its foot. Closing asks before typed text is lost. */
export function FormDialog(props: Props) {
  const { id, title, description, save, discard, isDirty, busy, disabled, note, onSubmit, onClose, children } = props;
  const common = useTranslations("common.action");
  const close = () => {
    if (!isDirty || window.confirm(discard)) onClose();
  };
  const footer = (
    <>
      {note}
      <Button onClick={close}>{common("cancel")}</Button>
      <Button variant="pri" type="submit" form={id} busy={busy} disabled={disabled} className="ml-auto">
        {save}
      </Button>
    </>
  );
  return (
    <Dialog open wide onOpenChange={(open) => !open && close()} title={title} description={description} footer={footer}>
      <form id={id} className="grid grid-cols-1 content-start gap-4 pt-4" method="post" noValidate onSubmit={onSubmit}>
        {children}
      </form>
    </Dialog>
  );
}
