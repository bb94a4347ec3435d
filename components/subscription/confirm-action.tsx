"use client";
import { useState } from "react";
import { useErrorMessage } from "@/components/form/use-error-message";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import { ApiError } from "@/lib/http/client";

type Props = {
  title: string;
  text: string;
  keep: string;
  label: string;
  danger?: boolean;
  onClose: () => void;
  /** Throws ApiError where it was refused: the dialog stays and says why. */
  onConfirm: () => Promise<unknown>;
};

/** Asks once, says what will happen, and stays open where it did not. */
export function ConfirmAction({ title, text, keep, label, danger, onClose, onConfirm }: Props) {
  const messageOf = useErrorMessage();
  const [working, setWorking] = useState(false);
  const [refusal, setRefusal] = useState("");
  async function run() {
    setWorking(true);
    setRefusal("");
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(messageOf(error));
    } finally {
      setWorking(false);
    }
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={text}
      narrow
      footer={
        <>
          <Button onClick={onClose}>{keep}</Button>
          <Button variant={danger ? "danger" : "pri"} busy={working} onClick={run} className="ml-auto">
            {label}
          </Button>
        </>
      }
    >
      {refusal && (
        <Notice tone="bad" live>
          {refusal}
        </Notice>
      )}
    </Dialog>
  );
}
