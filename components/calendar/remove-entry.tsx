"use client";
import { useTranslations } from "next-intl";
import { ConfirmDelete } from "@/components/ui/confirm-delete";
import { toast } from "@/components/ui/toast-store";
import { api } from "@/lib/http/client";
import type { Shown } from "./layout";

type Props = { entry: Shown; onGone: () => void; onClose: () => void };

/** Calls a trip off, or takes a post back, after asking once. */
export function RemoveEntry({ entry, onGone, onClose }: Props) {
  const callOff = useTranslations("calendar.callOff");
  const withdraw = useTranslations("busrequest.withdraw");
  const booking = entry.kind === "booking";
  const { id, title } = entry;
  const name = booking ? title : [entry.reference, title].filter(Boolean).join(", ");
  async function run() {
    if (booking) await api("DELETE /booking/{id}", { params: { id } });
    else await api("DELETE /busrequest/{id}", { params: { id } });
    toast(booking ? { title: callOff("done"), description: title } : { title: withdraw("done", { name }) });
    onGone();
    return true;
  }
  return (
    <ConfirmDelete
      open
      onOpenChange={(open) => !open && onClose()}
      name={name}
      title={booking ? callOff("title", { name }) : withdraw("title", { name })}
      consequence={booking ? callOff("text") : withdraw("consequence", { kind: entry.category ?? "grouprequest" })}
      label={booking ? callOff("action") : withdraw("action")}
      onDelete={run}
    />
  );
}
