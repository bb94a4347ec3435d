"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { TripRecord } from "@/lib/features/trip/schema/record";
import { ChangeDialog } from "./change-dialog";

/** Opens the form of a proposal. */
export function ProposeButton({ trip, token }: { trip: TripRecord; token?: string }) {
  const t = useTranslations("trip.change");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t("open")}</Button>
      {open && <ChangeDialog trip={trip} token={token} onClose={() => setOpen(false)} />}
    </>
  );
}
