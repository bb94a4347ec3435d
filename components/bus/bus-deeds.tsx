"use client";
import { Pencil, QrCode } from "lucide-react";
import { useTranslations } from "next-intl";
import type { KeyboardEvent } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { BusRecord } from "@/lib/features/bus/schema/bus";

type Deed = "edit" | "qr";
export type OnDeed = (deed: Deed, bus: BusRecord) => void;

const keys: Record<string, Deed> = { e: "edit", q: "qr" };

/** E and Q while the focus is within a bus's card or row. */
export function deedKeys(bus: BusRecord, onDeed: OnDeed) {
  return (event: KeyboardEvent) => {
    const deed = keys[event.key.toLowerCase()];
    if (!deed || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onDeed(deed, bus);
  };
}

/** The two things that are done with a bus most often. */
export function BusDeeds({ bus, onDeed }: { bus: BusRecord; onDeed: OnDeed }) {
  const t = useTranslations("bus.panel");
  const plate = bus.licenceplate;
  const button = (deed: Deed, sign: typeof QrCode, label: string) => (
    <Button
      variant="ghost"
      small
      square
      aria-label={label}
      title={label}
      aria-keyshortcuts={deed === "qr" ? "q" : "e"}
      onClick={() => onDeed(deed, bus)}
    >
      <Icon of={sign} size={17} />
    </Button>
  );
  return (
    <span className="btns">
      {button("qr", QrCode, t("qrOf", { plate }))}
      {button("edit", Pencil, t("editOf", { plate }))}
    </span>
  );
}
