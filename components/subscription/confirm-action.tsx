"use client";
import { useAction } from "@/components/form/use-action";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";

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
  const { run, busy, trouble } = useAction();
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
          <Button
            variant={danger ? "danger" : "pri"}
            busy={busy}
            onClick={() => run(() => onConfirm().then(onClose))}
            className="ml-auto"
          >
            {label}
          </Button>
        </>
      }
    >
      {trouble && (
        <Notice tone="bad" live>
          {trouble}
        </Notice>
      )}
    </Dialog>
  );
}
