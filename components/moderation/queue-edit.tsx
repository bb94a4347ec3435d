"use client";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { RequestEdit } from "@/components/busrequest/admin/request-edit";
import { toast } from "@/components/ui/toast-store";
import { useDialogFlags } from "@/components/ui/use-dialog-flags";
import type { AdminRequestRecord } from "@/lib/features/busrequest/schema/admin";
import { ApiError, api } from "@/lib/http/client";
import { dialogs } from "@/lib/state/dialogs";
import { useQuery } from "@/lib/http/queries";

type Props = { id: string; onClose: () => void; onSaved: (row: AdminRequestRecord) => void };

/** The request-admin modal over the queue, with the request as it is stored now. */
export function QueueEdit({ id, onClose, onSaved }: Props) {
  const t = useTranslations("moderation.toast");
  const { data, error } = useQuery({
    queryKey: ["admin", "requests", "edit", id],
    queryFn: async () => (await api("GET /admin/requests/{id}", { params: { id } })).first,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  useEffect(() => {
    if (!error) return;
    const description = (error instanceof ApiError && error.errordesc) || t("failedText");
    toast({ title: t("editFailed"), description, variant: "destructive" });
    onClose();
  }, [error, onClose, t]);
  if (!data) return null;
  const refresh = async (stored?: AdminRequestRecord) => {
    if (stored) onSaved(stored);
  };
  return <RequestEdit row={data} onClose={onClose} refresh={refresh} />;
}

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
