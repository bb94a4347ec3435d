"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ProfileSection } from "@/components/user/profile-section";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import type { FactorRecord } from "@/lib/features/factor/schema";
import { api } from "@/lib/http/client";
import { formatDate } from "@/lib/i18n/formats";
import { FactorSetup } from "./factor-setup";
import { PasswordStep } from "./password-step";
import { RecoveryCodes } from "./recovery-codes";
import { TrustedDevices } from "./trusted-devices";

type Mode = "rest" | "setup" | "renew" | "remove";

type StandingProps = { factor: FactorRecord; onMode: (mode: Mode) => void; refresh: () => Promise<void> };

function Standing({ factor, onMode, refresh }: StandingProps) {
  const t = useTranslations("user.factor");
  if (!factor.active) {
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Badge>{t("off")}</Badge>
        <Button onClick={() => onMode("setup")}>{t("begin")}</Button>
      </div>
    );
  }
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Badge tone="live">{t("on", { day: formatDate(factor.since ?? 0) })}</Badge>
        <span className="text-ink-2">{t("left", { count: factor.codes })}</span>
      </p>
      <TrustedDevices devices={factor.devices} refresh={refresh} />
      <div className="flex flex-wrap items-center gap-2">
        <Button onClick={() => onMode("renew")}>{t("renew")}</Button>
        <Button variant="danger" onClick={() => onMode("remove")}>
          {t("remove")}
        </Button>
      </div>
    </div>
  );
}

/** Codes of an authenticator beside the password: off, on, and what goes with it. */
export function FactorSection({ initial }: { initial: FactorRecord }) {
  const t = useTranslations("user.factor");
  const [factor, setFactor] = useState(initial);
  const [mode, setMode] = useState<Mode>("rest");
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const rest = () => {
    setMode("rest");
    setCodes(null);
  };
  const refresh = async () => {
    const { first } = await api("GET /user/factor");
    if (first) setFactor(first);
  };
  const renew = async (password: string) => {
    const { first } = await api("POST /user/factor/codes", { body: { password } });
    setCodes(first?.codes ?? []);
    await refresh();
  };
  const remove = async (password: string) => {
    const { first } = await api("DELETE /user/totp", { body: { password } });
    if (first?.needed) location.reload();
    if (first) setFactor(first);
    toast({ title: t("removed") });
    rest();
  };
  const switchedOn = async () => {
    await refresh();
    toast({ title: t("switchedOn"), description: t("switchedOnText") });
    rest();
  };
  const removeText = t(factor.needed ? "removeNeeded" : "removeText");
  return (
    <ProfileSection id="profile-factor" title={t("title")} text={t("text")}>
      {codes && <RecoveryCodes codes={codes} onKept={rest} />}
      {!codes && mode === "rest" && <Standing factor={factor} onMode={setMode} refresh={refresh} />}
      {mode === "setup" && <FactorSetup onDone={() => void switchedOn()} onCancel={rest} />}
      {!codes && mode === "renew" && (
        <PasswordStep text={t("renewText")} submit={t("renew")} send={renew} onCancel={rest} />
      )}
      {mode === "remove" && (
        <PasswordStep text={removeText} submit={t("remove")} send={remove} onCancel={rest} danger />
      )}
    </ProfileSection>
  );
}
