"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDelete } from "@/components/ui/confirm-delete";
import { toast } from "@/components/ui/toast-store";
import { api } from "@/lib/http/client";
import type { Kind } from "@/lib/features/busrequest/rules/kinds";

type Props = {
  id: string;
  kind: Kind;
  /** Reference and route, as its author knows it. */
  name: string;
  token?: string;
  /** The one company that it went to. */
  receiver?: string | null;
  small?: boolean;
  label?: string;
  children?: ReactNode;
};

/** Lists held in the browser are few pages' own: what looks after them comes with the press. */
const forget = async (id: string) => (await import("@/lib/features/busrequest/client/lists")).dropBusRequest(id);

/** Takes a request back, after asking once. */
export function WithdrawButton({ id, kind, name, token, receiver, small, label, children }: Props) {
  const t = useTranslations("busrequest.withdraw");
  const router = useRouter();
  const [open, setOpen] = useState(false);
  async function withdraw() {
    await api("DELETE /busrequest/{id}", { params: { id }, token });
    await forget(id).catch(() => undefined);
    toast({ title: t("done", { name }) });
    router.refresh();
    return true;
  }
  return (
    <>
      <Button
        variant={children ? "ghost" : "danger"}
        small={small}
        square={Boolean(children)}
        aria-label={label}
        onClick={() => setOpen(true)}
      >
        {children ?? t("action")}
      </Button>
      <ConfirmDelete
        open={open}
        onOpenChange={setOpen}
        name={name}
        title={t("title", { name })}
        consequence={receiver ? t("consequenceOne", { company: receiver }) : t("consequence", { kind })}
        label={t("action")}
        onDelete={withdraw}
      />
    </>
  );
}
