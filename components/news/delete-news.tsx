"use client";
import { Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDelete } from "@/components/ui/confirm-delete";
import { Icon } from "@/components/ui/icon";
import { toast } from "@/components/ui/toast-store";
import { newsCalls } from "@/lib/features/news/client";
import type { NewsState } from "@/lib/features/news/rules";

type Props = { id: string; name: string; state: NewsState; back: string; compact?: boolean };

/** Asks once, says what goes with it, and leads back to the list. */
export function DeleteNews({ id, name, state, back, compact }: Props) {
  const t = useTranslations("news.delete");
  const router = useRouter();
  const [open, setOpen] = useState(false);
  async function remove() {
    await newsCalls.remove(id);
    toast({ title: t("done", { name }) });
    router.push(back);
    router.refresh();
    return true;
  }
  return (
    <>
      <Button
        variant="ghost"
        small={compact}
        aria-label={compact ? t("label", { name }) : undefined}
        onClick={() => setOpen(true)}
      >
        <Icon of={Trash2} />
        {!compact && t("action")}
      </Button>
      {open && <ConfirmDelete open onOpenChange={setOpen} name={name} consequence={t(state)} onDelete={remove} />}
    </>
  );
}
