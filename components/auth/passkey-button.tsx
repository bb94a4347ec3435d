"use client";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { canPasskeys } from "./passkey-support";
import type { SignInResult } from "./session-client";

const client = () => import("./passkey-client");

type Props = { onResult: (result: SignInResult) => Promise<void> };

/** Signing in without a password, where the browser can: by this button, or from the field of the user name. */
export function PasskeyButton({ onResult }: Props) {
  const t = useTranslations("auth.login");
  const [able, setAble] = useState(false);
  const [busy, setBusy] = useState(false);
  const told = useRef(onResult);
  told.current = onResult;
  useEffect(() => {
    if (!canPasskeys()) return;
    setAble(true);
    let gone = false;
    const offer = async () => {
      const result = await (await client()).offerPasskeys();
      if (result && !gone) await told.current(result);
    };
    offer().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, []);
  async function press() {
    setBusy(true);
    try {
      const result = await (await client()).enterByPasskey();
      if (result) await onResult(result);
    } finally {
      setBusy(false);
    }
  }
  if (!able) return null;
  return (
    <Button wide busy={busy} onClick={press}>
      <Icon of="fingerprint-pattern" />
      {t("passkey")}
    </Button>
  );
}
