"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { toast } from "@/components/ui/toast-store";
import { api, ApiError } from "@/lib/http/client";

/** Confirms by a press, never by opening the page: mail scanners open links too. */
export function MyRequestConfirm({ token }: { token: string }) {
  const t = useTranslations("busrequest.my");
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState("");
  async function confirm() {
    setBusy(true);
    setTrouble("");
    try {
      const { first } = await api("POST /busrequest/confirm", { body: { token } });
      toast({ title: t(first.state === "active" ? "confirmedActive" : "confirmed") });
      router.refresh();
    } catch (error) {
      setTrouble((error instanceof ApiError && error.errordesc) || t("confirmFailed"));
      setBusy(false);
    }
  }
  return (
    <div className="card grid grid-cols-1 content-start gap-2">
      <h3>{t("confirmTitle")}</h3>
      <p>{t("confirmText")}</p>
      <Button variant="sign" busy={busy} onClick={confirm} className="justify-self-start">
        {t(busy ? "confirming" : "confirm")}
      </Button>
      {trouble && (
        <Notice tone="bad" live>
          {trouble}
        </Notice>
      )}
    </div>
  );
}
