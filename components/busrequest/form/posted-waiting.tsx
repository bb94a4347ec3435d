"use client";
import { Link } from "@/components/ui/link";
import { useLocale, useTranslations } from "next-intl";
import { useAction } from "@/components/form/use-action";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { api } from "@/lib/http/client";

type Props = {
  id: string;
  email: string;
  /** The one company that the request goes to. */
  company?: string;
  /** Back to the form, with all that was typed. */
  onCorrect: () => void;
};

/** A request that nobody has confirmed yet: what to do, and what if the mail does not come. */
export function PostedWaiting({ id, email, company, onCorrect }: Props) {
  const t = useTranslations("busrequest.form.done");
  const lng = useLocale();
  const { run, busy, trouble } = useAction();
  const again = () =>
    run(
      () => api("POST /busrequest/{id}/confirmation", { params: { id }, body: { email } }),
      t("sentAgain", { email }),
    );
  return (
    <>
      <p className="max-w-measure text-lg text-ink-2">
        {company ? t("textOne", { email, company }) : t("text", { email })}
      </p>
      <p>{t("until")}</p>
      <p className="text-ink-2">
        {t.rich("missing", {
          link: (text) => <Link href={`/${lng}/contact`}>{text}</Link>,
        })}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button busy={busy} onClick={again}>
          {t("again")}
        </Button>
        <Button onClick={onCorrect}>{t("correct")}</Button>
      </div>
      {trouble && (
        <Notice tone="bad" live>
          {trouble}
        </Notice>
      )}
    </>
  );
}
