"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { ApiForm } from "@/components/auth/api-form";
import { checkLater } from "@/components/form/check-later";
import { TextField } from "@/components/form/text-field";
import { Button } from "@/components/ui/button";
import type { FactorSetup as Setup } from "@/lib/features/factor/schema";
import { api } from "@/lib/http/client";
import { PasswordStep } from "./password-step";
import { RecoveryCodes } from "./recovery-codes";

/** Black on white in the dark, too: that is what cameras read. */
function QrCode({ qr: { size, path }, label }: { qr: Setup["qr"]; label: string }) {
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width="200"
      height="200"
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path stroke="#000" d={path} />
    </svg>
  );
}

const inGroups = (secret: string) => secret.replace(/.{4}(?=.)/g, "$& ");

const codeCheck = checkLater(async () => (await import("@/lib/features/factor/schema")).codeInput);

type CodeProps = { setup: Setup; onCodes: (codes: string[]) => void; onCancel?: () => void };

function CodeStep({ setup, onCodes, onCancel }: CodeProps) {
  const t = useTranslations("user.factor");
  const form = useForm({ resolver: codeCheck, defaultValues: { code: "" } });
  const send = async (body: { code: string }) => {
    const { first } = await api("POST /user/totp/confirm", { body });
    onCodes(first?.codes ?? []);
  };
  return (
    <ApiForm
      className="grid grid-cols-1 content-start gap-4 max-w-md"
      form={form}
      send={send}
      labels={{ code: t("code") }}
    >
      <p>{t("scan")}</p>
      <QrCode qr={setup.qr} label={t("qr")} />
      <div>
        <p>{t("typed")}</p>
        <p className="font-plate text-sm wrap-anywhere" translate="no">
          {inGroups(setup.secret)}
        </p>
      </div>
      <p>{t("enter")}</p>
      <TextField name="code" label={t("code")} inputMode="numeric" autoComplete="one-time-code" spellCheck={false} />
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" variant="pri" busy={form.formState.isSubmitting}>
          {t("confirm")}
        </Button>
        {onCancel && <Button onClick={onCancel}>{t("cancel")}</Button>}
      </div>
    </ApiForm>
  );
}

type Props = { onDone: () => void; onCancel?: () => void };

/** Password, picture and first code, recovery codes: on until the last step nothing counts. */
export function FactorSetup({ onDone, onCancel }: Props) {
  const t = useTranslations("user.factor");
  const [setup, setSetup] = useState<Setup | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />;
  if (setup) return <CodeStep setup={setup} onCodes={setCodes} onCancel={onCancel} />;
  const begin = async (password: string) => {
    const { first } = await api("POST /user/totp", { body: { password } });
    setSetup(first ?? null);
  };
  return <PasswordStep submit={t("next")} send={begin} onCancel={onCancel} />;
}
