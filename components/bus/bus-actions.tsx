"use client";
import { useTranslations } from "next-intl";
import type { KeyboardEvent } from "react";
import { Button } from "@/components/ui/button";
import type { IconName } from "@/components/ui/icon-list";
import { Icon } from "@/components/ui/icon";
import type { BusRecord } from "@/lib/features/bus/schema/bus";

type Action = "edit" | "qr";
export type OnAction = (action: Action, bus: BusRecord) => void;

const keys: Record<string, Action> = { e: "edit", q: "qr" };

/** E and Q while the focus is within a bus's card or row. */
export function actionKeys(bus: BusRecord, onAction: OnAction) {
  return (event: KeyboardEvent) => {
    const action = keys[event.key.toLowerCase()];
    if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onAction(action, bus);
  };
}

/** The two things that are done with a bus most often. */
export function BusActions({ bus, onAction, className }: { bus: BusRecord; onAction: OnAction; className?: string }) {
  const t = useTranslations("bus.panel");
  const plate = bus.licenceplate;
  const button = (action: Action, sign: IconName, label: string) => (
    <Button
      variant="ghost"
      small
      square
      aria-label={label}
      aria-keyshortcuts={action === "qr" ? "q" : "e"}
      onClick={() => onAction(action, bus)}
    >
      <Icon of={sign} size={17} />
    </Button>
  );
  return (
    <span className={className}>
      {button("qr", "qr-code", t("qrOf", { plate }))}
      {button("edit", "pencil", t("editOf", { plate }))}
    </span>
  );
}
