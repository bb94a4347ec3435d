"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAction } from "@/components/form/use-action";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { noticeClass } from "@/components/ui/notice";
import type { FitNotice as Known } from "@/lib/features/fit/schema";
import { api } from "@/lib/http/client";
import { formatDate } from "@/lib/i18n/formats";

type Props = {
  id: string;
  token: string;
  notice: Known;
  /** Some fit already: the next one is another. */
  more: boolean;
};

/** That its author is written to when another bus fits, with the press that turns it off and on. Mails lead here. */
export function FitNotice({ id, token, notice, more }: Props) {
  const t = useTranslations("fit.author.notice");
  const [on, setOn] = useState(notice.on);
  const { run, busy } = useAction({ failed: t("failed") });
  const date = formatDate(Date.parse(notice.until), "UTC");
  async function turn() {
    const body = { on: !on };
    const turned = await run(() => api("PUT /busrequest/{id}/fits/notice", { params: { id }, body, token }));
    if (turned) setOn(!on);
  }
  return (
    <div id="fit-notice" className={noticeClass({ className: "scroll-mt-4" })}>
      <Icon of="bell" size={19} className="mt-0.5 text-info" />
      <div>
        <span role="status">{t(on ? (more ? "on" : "onNone") : "off", { date })}</span>{" "}
        <Button
          small
          variant="ghost"
          busy={busy}
          onClick={turn}
          className="-my-3 px-1! underline decoration-brand decoration-2 underline-offset-4"
        >
          {t(on ? "stop" : "start")}
        </Button>
      </div>
    </div>
  );
}
