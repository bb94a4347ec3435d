"use client";
import { Link } from "@/components/ui/link";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useAction } from "@/components/form/use-action";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { resubscribe, unsubscribe } from "@/lib/features/unsubscription/client";

type Group = "requests" | "offers" | "news" | "marketing";
type Props = { token: string; email: string; group: Group; unsubscribed: boolean };
type State = "ask" | "stopped" | "resumed";

/** One question, one button, and the way back. */
export function UnsubscribeForm({ token, email, group, unsubscribed }: Props) {
  const t = useTranslations("unsubscribe");
  const lng = useLocale();
  const [state, setState] = useState<State>(unsubscribed ? "stopped" : "ask");
  const { run, busy, trouble } = useAction();
  const words = { email, group: t(`groups.${group}`) };

  const turn = (action: (token: string) => Promise<unknown>, next: State) =>
    run(async () => {
      await action(token);
      setState(next);
    });
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <div role="status">
        {state === "ask" && <p className="max-w-measure text-lg text-ink-2">{t("ask", words)}</p>}
        {state === "stopped" && (
          <Notice tone="ok" title={t("stopped")}>
            {t("done", words)}
          </Notice>
        )}
        {state === "resumed" && (
          <Notice tone="ok" title={t("resumed")}>
            {t("undone", words)}
          </Notice>
        )}
      </div>
      {trouble && (
        <Notice tone="bad" live>
          {t("failed")}
        </Notice>
      )}
      <p>
        {state === "stopped" ? (
          <Button key="undo" busy={busy} onClick={() => turn(resubscribe, "resumed")}>
            {t("undo")}
          </Button>
        ) : (
          <Button
            key="stop"
            variant={state === "ask" ? "pri" : "line"}
            busy={busy}
            onClick={() => turn(unsubscribe, "stopped")}
          >
            {t("button")}
          </Button>
        )}
      </p>
      <p className="text-ink-2">
        {t.rich("settings", { link: (words) => <Link href={`/${lng}/userpanel/emailsettings`}>{words}</Link> })}
      </p>
    </div>
  );
}
