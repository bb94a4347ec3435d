"use client";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { RequestEdit } from "@/components/busrequest/admin/request-edit";
import { toast } from "@/components/ui/toast-store";
import type { AdminRequestRecord } from "@/lib/features/busrequest/schema/admin";
import { ApiError, api } from "@/lib/http/client";
import { useQuery } from "@/lib/http/queries";
import "@/sheets/admin-desk.css";

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
