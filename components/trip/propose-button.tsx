"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { TripRecord } from "@/lib/features/trip/schema/record";
import { useChangeDialog } from "./use-change-dialog";

/** Opens the form of a proposal. */
export function ProposeButton({ trip, token }: { trip: TripRecord; token?: string }) {
  const t = useTranslations("trip.change");
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const ChangeDialog = useChangeDialog(open, close);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t("open")}</Button>
      {open && ChangeDialog && <ChangeDialog trip={trip} token={token} onClose={close} />}
    </>
  );
}
