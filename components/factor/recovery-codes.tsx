"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

type Props = { codes: readonly string[]; onKept: () => void };

/** The codes that are told once. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const t = useTranslations("user.factor");
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard?.writeText(codes.join("\n")).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <h3 className="text-lg">{t("codesTitle")}</h3>
      <p className="max-w-prose">{t("codesText")}</p>
      <ul className="grid grid-cols-2 gap-y-1 gap-x-4 font-plate text-sm max-w-md max-md:grid-cols-1">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-2">
        <Button onClick={copy}>
          <Icon of={copied ? "check" : "copy"} />
          {copied ? t("copied") : t("copy")}
        </Button>
        <Button variant="pri" onClick={onKept}>
          {t("kept")}
        </Button>
      </div>
    </div>
  );
}
