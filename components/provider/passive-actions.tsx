"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useDialogFlags } from "@/components/ui/use-dialog-flags";
import { useLazy } from "@/components/ui/use-lazy";
import { dialogs } from "@/lib/state/dialogs";

/** Adds one passive provider, or many from a file. */
export function PassiveActions({ refresh }: { refresh: () => Promise<void> }) {
  const t = useTranslations("provider.action");
  const [open, setOpen] = useState<"add" | "import" | null>(null);
  const flags = useDialogFlags();
  const close = () => {
    dialogs.close("provider");
    setOpen(null);
  };
  const ProviderDialog = useLazy(
    () => import("./provider-dialog").then((part) => part.ProviderDialog),
    open === "add",
    close,
  );
  const ImportDialog = useLazy(
    () => import("./import/import-dialog").then((part) => part.ImportDialog),
    open === "import",
    close,
  );
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
      {open === "add" && flags.provider && ProviderDialog && (
        <ProviderDialog company={null} onClose={close} onSaved={refresh} />
      )}
      {open === "import" && ImportDialog && <ImportDialog onClose={close} refresh={refresh} />}
    </>
  );
}
