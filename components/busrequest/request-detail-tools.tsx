"use client";
import { useLocale, useTranslations } from "next-intl";
import { contactAddress } from "@/components/info/contact-address";
import { Button, ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { toast } from "@/components/ui/toast-store";

/** Share, print, report. */
export function DetailTools({ reference, title }: { reference: string; title: string }) {
  const t = useTranslations("busrequest.page");
  const lng = useLocale();
  async function share() {
    const url = window.location.href.split("#")[0] ?? "";
    if (typeof navigator.share === "function") {
      // Closing the system's sheet is no failure.
      await navigator.share({ title, url }).catch(() => {});
      return;
    }
    const copied = await navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    );
    if (copied) toast({ title: t("copied") });
    else toast({ title: t("copyFailed"), description: url, variant: "destructive" });
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button small onClick={share}>
        <Icon of="share-2" size={16} />
        {t("share")}
      </Button>
      <Button small onClick={() => window.print()}>
        <Icon of="printer" size={16} />
        {t("print")}
      </Button>
      <ButtonLink variant="ghost" small href={`/${lng}/contact${contactAddress.write({ about: reference })}`}>
        <Icon of="flag" size={16} />
        {t("report")}
      </ButtonLink>
    </div>
  );
}
