"use client";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useDialogFlags } from "@/components/ui/use-dialog-flags";
import { dialogs } from "@/lib/state/dialogs";
import { ProviderDialog } from "./provider-dialog";

const ImportDialog = dynamic(() => import("./import/import-dialog").then((module) => module.ImportDialog));

/** Adds one passive provider, or many from a file. */
export function PassiveActions({ refresh }: { refresh: () => Promise<void> }) {
  const t = useTranslations("provider.action");
  const [open, setOpen] = useState<"add" | "import" | null>(null);
  const flags = useDialogFlags();
  const close = () => {
    dialogs.close("provider");
    setOpen(null);
  };
  const add = () => {
    setOpen("add");
    dialogs.open("provider");
  };
  return (
    <>
      <Button onClick={() => setOpen("import")}>
        <Icon of="file-up" />
        {t("import")}
      </Button>
      <Button variant="pri" onClick={add}>
        <Icon of="plus" />
        {t("add")}
      </Button>
      {open === "add" && flags.provider && <ProviderDialog company={null} onClose={close} onSaved={refresh} />}
      {open === "import" && <ImportDialog onClose={close} refresh={refresh} />}
    </>
  );
}
