"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { api } from "@/lib/http/client";
import { ConfirmDelete } from "@/components/ui/confirm-delete";
import { Icon } from "@/components/ui/icon";
import { toast } from "@/components/ui/toast-store";
import type { NewsState } from "@/lib/features/news/rules";

type Props = { id: string; name: string; state: NewsState; onDeleted: () => void | Promise<void> };

/** Asks once, and says what goes with it. */
export function DeleteNews({ id, name, state, onDeleted }: Props) {
  const t = useTranslations("news.delete");
  const [open, setOpen] = useState(false);
  async function remove() {
    await api("DELETE /news/{id}", { params: { id } });
    toast({ title: t("done", { name }) });
    await onDeleted();
    return true;
  }
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        <Icon of="trash" />
        {t("action")}
      </Button>
      {open && <ConfirmDelete open onOpenChange={setOpen} name={name} consequence={t(state)} onDelete={remove} />}
    </>
  );
}
