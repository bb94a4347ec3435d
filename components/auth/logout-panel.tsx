"use client";
import { NarrowPage } from "@/components/layout/narrow-page";
import { useTranslations } from "next-intl";
import { useCallback, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { setCurrentUser } from "@/lib/features/user/client";
import { signOut } from "./session-client";

/** Signs out by POST as soon as the page stands, forgets the stored user and goes home. */
export function LogoutPanel({ lng }: { lng: string }) {
  const t = useTranslations("auth.logout");
  const [failed, setFailed] = useState(false);
  const started = useRef(false);

  const leave = useCallback(async () => {
    setFailed(false);
    if (!(await signOut())) return setFailed(true);
    setCurrentUser(null);
    // Nothing of the person stays behind; a browser that cannot is not kept waiting.
    const forgotten = import("@/components/user/device").then(({ forgetDevice }) => forgetDevice());
    await Promise.race([forgotten.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, 3_000))]);
    location.replace(`/${lng}`);
  }, [lng]);

  useEffect(() => {
    // Effects run twice in development; the second POST would find no session.
    if (started.current) return;
    started.current = true;
    leave();
  }, [leave]);

  return (
    <NarrowPage>
      <h1>{t("title")}</h1>
      {failed ? (
        <>
          <Notice tone="bad" live>
            {t("failed")}
          </Notice>
          <Button variant="pri" onClick={leave}>
            {t("submit")}
          </Button>
        </>
      ) : (
        <p role="status">{t("working")}</p>
      )}
    </NarrowPage>
  );
}
