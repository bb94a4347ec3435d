import { useEffect, useState } from "react";
import { useDialogFlags } from "@/components/ui/use-dialog-flags";
import { dialogs } from "@/lib/state/dialogs";

/** Which request of the queue is being edited; one at a time. */
export function useQueueEdit() {
  const flags = useDialogFlags();
  const [id, setId] = useState<string | null>(null);
  useEffect(() => dialogs.closeAll, []);
  return {
    editing: flags.requestAdmin ? id : null,
    edit: (next: string) => {
      setId(next);
      dialogs.open("requestAdmin");
    },
  };
}
