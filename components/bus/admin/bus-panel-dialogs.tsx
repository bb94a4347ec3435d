"use client";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import type { PanelTools } from "@/components/admin/types";
import { ConfirmDelete } from "@/components/ui/confirm-delete";
import { Notice } from "@/components/ui/notice";
import { useDialogFlags } from "@/components/ui/use-dialog-flags";
import type { AdminBusDetail } from "@/lib/features/bus/schema/admin";
import { dialogs } from "@/lib/state/dialogs";
import { BusDialog } from "../bus-dialog";
import { QrDialog } from "../qr-dialog";
import { useFleetActions } from "../use-fleet-actions";

type Props = PanelTools & { detail: AdminBusDetail };

/** Form, QR code, and the two questions before a bus goes out of service or for good. */
export function BusPanelDialogs({ detail, close, refresh }: Props) {
  const t = useTranslations("bus");
  const flags = useDialogFlags();
  const { setActive, remove } = useFleetActions();
  const [retiring, setRetiring] = useState(false);
  const [why, setWhy] = useState<string | null>(null);
  useEffect(() => dialogs.closeAll, []);
  const { bus, ahead } = detail;
  const plate = bus.licenceplate;
  const switchTo = async (active: boolean) => {
    await setActive(bus, active);
    await refresh();
    return true;
  };
  const onRetire = () => {
    dialogs.close("addBus");
    if (bus.active && ahead.count > 0) setRetiring(true);
    else void switchTo(!bus.active);
  };
  const onDelete = async () => {
    const reason = await remove(bus);
    setWhy(reason);
    await refresh();
    if (reason === null) close();
    return true;
  };
  const trips = ahead.named.map(({ title }) => title).join("; ");
  return (
    <>
      {why !== null && (
        <Notice tone="bad" title={t("remove.refused", { plate })} live>
          {why} {trips}
        </Notice>
      )}
      {flags.addBus && (
        <BusDialog
          bus={bus}
          home={bus.country}
          onClose={() => {
            dialogs.close("addBus");
            void refresh();
          }}
          onRetire={onRetire}
          onRemove={() => {
            dialogs.close("addBus");
            dialogs.open("deleteConfirmation");
          }}
          reread={refresh}
        />
      )}
      {flags.qr && <QrDialog row={detail} path={null} onClose={() => dialogs.close("qr")} />}
      <ConfirmDelete
        open={retiring}
        onOpenChange={setRetiring}
        name={plate}
        title={t("retire.title", { plate })}
        consequence={`${t("admin.panel.retireText", { count: ahead.count })} ${trips}`}
        label={t("form.retire")}
        onDelete={() => switchTo(false)}
      />
      <ConfirmDelete
        open={Boolean(flags.deleteConfirmation)}
        onOpenChange={(open) => !open && dialogs.close("deleteConfirmation")}
        name={plate}
        consequence={t("remove.text")}
        onDelete={onDelete}
      />
    </>
  );
}
