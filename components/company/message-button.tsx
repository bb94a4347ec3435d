"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useLazy } from "@/components/ui/use-lazy";
import type { MessageProps } from "./message-dialog";

/** Opens the contact form, whose code comes with the first click. */
export function MessageButton(props: MessageProps) {
  const t = useTranslations("company.message");
  const [open, setOpen] = useState(false);
  const Message = useLazy(
    () => import("./message-dialog").then((part) => part.MessageDialog),
    open,
    () => setOpen(false),
  );
  return (
    <>
      <Button wide className="mt-2" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon of="message-square-text" />
        {t("open")}
      </Button>
      {Message && <Message {...props} open={open} onOpenChange={setOpen} />}
    </>
  );
}
