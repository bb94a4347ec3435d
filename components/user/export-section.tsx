"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAction } from "@/components/form/use-action";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { api } from "@/lib/http/client";
import { ProfileSection } from "./profile-section";

/** Hands a text to the browser as a file to keep. */
function save(text: string, name: string) {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  // The browser reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** All that is stored on the person, as a file. Fetched by script, so that a refusal is told on this page. */
export function ExportSection() {
  const t = useTranslations("user.export");
  const [saved, setSaved] = useState("");
  const { run, busy, trouble } = useAction();
  async function download() {
    setSaved("");
    await run(async () => {
      const { first } = await api("GET /user/export");
      const name = `charabanc-${new Date().toISOString().slice(0, 10)}.json`;
      save(JSON.stringify(first, null, 2), name);
      setSaved(name);
    });
  }
  return (
    <ProfileSection id="profile-export" title={t("title")} text={t("text")}>
      <div className="grid grid-cols-1 content-start gap-2">
        <div>
          <Button onClick={download} busy={busy}>
            <Icon of="download" size={18} />
            {busy ? t("working") : t("submit")}
          </Button>
        </div>
        {saved && (
          <Notice tone="ok" live>
            {t("done", { name: saved })}
          </Notice>
        )}
        {trouble && (
          <Notice tone="bad" live>
            {trouble}
          </Notice>
        )}
      </div>
    </ProfileSection>
  );
}
