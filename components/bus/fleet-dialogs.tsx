"use client";
import { useTranslations, useLocale, useTimeZone } from "next-intl";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDelete } from "@/components/ui/confirm-delete";
import { Dialog } from "@/components/ui/dialog";
import { useDialogFlags } from "@/components/ui/use-dialog-flags";
import type { BusRecord } from "@/lib/features/bus/schema/bus";
import type { FleetRow } from "@/lib/features/bus/schema/fleet";
import { dialogs } from "@/lib/state/dialogs";
import { BusDialog } from "./bus-dialog";
import { QrDialog } from "./qr-dialog";
import { useFleetActions } from "./use-fleet-actions";
import { Link } from "@/components/ui/link";
import { today } from "@/components/form/calendar";
import { formatDateTime } from "@/lib/i18n/formats";

type RetireProps = { row: FleetRow; onClose: () => void; onRetire: () => void };

const weekOf = (start: number, zone?: string) => `?view=week&date=${today(start, zone)}`;

/** Before a bus with trips ahead goes out of service: which they are, and where they get another bus. */
function RetireDialog({ row: { bus, ahead }, onClose, onRetire }: RetireProps) {
  const t = useTranslations("bus.retire");
  const words = useTranslations("bus.form");
  const zone = useTimeZone();
  const calendar = `/${useLocale()}/userpanel/management`;
  const more = ahead.count - ahead.named.length;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("title", { plate: bus.licenceplate })}
      description={t("text", { count: ahead.count })}
      narrow
      footer={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button variant="danger" className="ml-auto" onClick={onRetire}>
            {words("retire")}
          </Button>
        </>
      }
    >
      <ul className="grid grid-cols-1 content-start gap-2">
        {ahead.named.map(({ title, start, end }) => (
          <li key={`${start} ${title}`}>
            <Link href={`${calendar}${weekOf(start, zone)}`}>{title}</Link>
            <span className="block text-sm text-ink-2">
              {formatDateTime(start, zone)} – {formatDateTime(end, zone)}
            </span>
          </li>
        ))}
        {more > 0 && <li>{t("more", { count: more })}</li>}
      </ul>
    </Dialog>
  );
}

/** Which dialog is open, and for which bus. */
export function useFleetDialogs() {
  const flags = useDialogFlags();
  const [id, setId] = useState<string | null>(null);
  useEffect(() => dialogs.closeAll, []);
  const open = (name: "addBus" | "qr" | "deleteConfirmation", bus: BusRecord | null) => {
    dialogs.closeAll();
    setId(bus?.id ?? null);
    dialogs.open(name);
  };
  return { flags, id, open };
}

type RefusedProps = { bus: BusRecord; why: string; onClose: () => void; onRetire: () => void };

/** Why a bus stays, and what can be done instead. */
function Refused({ bus, why, onClose, onRetire }: RefusedProps) {
  const t = useTranslations("bus");
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("remove.refused", { plate: bus.licenceplate })}
      description={why}
      narrow
      footer={
        <>
          <Button onClick={onClose}>{t("remove.close")}</Button>
          {bus.active && (
            <Button variant="pri" className="ml-auto" onClick={onRetire}>
              {t("form.retire")}
            </Button>
          )}
        </>
      }
    />
  );
}

function RemoveDialogs({ bus, asking, onRetire }: { bus: BusRecord; asking: boolean; onRetire: () => void }) {
  const t = useTranslations("bus.remove");
  const { remove } = useFleetActions();
  const [why, setWhy] = useState<string | null>(null);
  const onDelete = async () => {
    setWhy(await remove(bus));
    return true;
  };
  const retire = () => {
    setWhy(null);
    onRetire();
  };
  return (
    <>
      <ConfirmDelete
        open={asking}
        onOpenChange={(open) => !open && dialogs.close("deleteConfirmation")}
        name={bus.licenceplate}
        consequence={t("text")}
        onDelete={onDelete}
      />
      {why !== null && !asking && <Refused bus={bus} why={why} onClose={() => setWhy(null)} onRetire={retire} />}
    </>
  );
}

type Props = {
  rows: readonly FleetRow[];
  home: string;
  path: string;
  shown: ReturnType<typeof useFleetDialogs>;
  onAdded?: (bus: BusRecord) => void;
};

/** The dialogs of the fleet page; they follow the rows, so that a bus that is gone closes its own. */
export function FleetDialogs({ rows, home, path, shown: { flags, id, open }, onAdded }: Props) {
  const { setActive } = useFleetActions();
  const row = rows.find(({ bus }) => bus.id === id);
  const [retiring, setRetiring] = useState<FleetRow | null>(null);
  const retire = (bus: BusRecord) => {
    dialogs.close("addBus");
    if (bus.active && row && row.ahead.count > 0) setRetiring(row);
    else void setActive(bus, !bus.active);
  };
  const retireAll = () => {
    if (retiring) void setActive(retiring.bus, false);
    setRetiring(null);
  };
  return (
    <>
      {flags.addBus && (row || id === null) && (
        <BusDialog
          key={`form-${id}`}
          bus={row?.bus ?? null}
          home={home}
          onClose={() => dialogs.close("addBus")}
          onAdded={onAdded}
          onRetire={retire}
          onRemove={(bus) => open("deleteConfirmation", bus)}
        />
      )}
      {retiring && <RetireDialog row={retiring} onClose={() => setRetiring(null)} onRetire={retireAll} />}
      {flags.qr && row && <QrDialog row={row} path={path} onClose={() => dialogs.close("qr")} />}
      {row && (
        <RemoveDialogs
          key={`remove-${id}`}
          bus={row.bus}
          asking={Boolean(flags.deleteConfirmation)}
          onRetire={() => retire(row.bus)}
        />
      )}
    </>
  );
}
