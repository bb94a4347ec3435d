"use client";
import { Link } from "@/components/ui/link";
import { useLocale, useTranslations } from "next-intl";
import { Loader } from "@/components/ui/loader";
import { Notice } from "@/components/ui/notice";
import type { MailSummary } from "@/lib/features/outbox/schema/outbox";
import { api } from "@/lib/http/client";
import { useQuery } from "@/lib/http/queries";
import { MailDetail } from "./mail-detail";
import { ResendButton } from "./resend-button";
import "@/sheets/admin-desk.css";

type Props = { mail: MailSummary; refresh: () => Promise<void> };

/** The side panel of a row: what the list does not hold is read when it opens. */
export function MailPanel({ mail, refresh }: Props) {
  const t = useTranslations("mail.outbox.resend");
  const e = useTranslations("form");
  const c = useTranslations("common");
  const lng = useLocale();
  const { data, isError, refetch } = useQuery({
    queryKey: ["outbox", mail.id, mail.state, mail.attempts],
    queryFn: async () => (await api("GET /admin/outbox/{id}", { params: { id: mail.id } })).first,
  });
  if (isError) return <Notice tone="bad">{e("network")}</Notice>;
  if (!data) return <Loader label={c("loading")} />;
  const actions = (
    <>
      <p>
        <Link href={`/${lng}/adminpanel/email/outbox/${mail.id}`}>{t("open")}</Link>
      </p>
      <ResendButton
        mail={data}
        onSent={async () => {
          await Promise.all([refresh(), refetch()]);
        }}
      />
    </>
  );
  return <MailDetail mail={data} narrow actions={actions} />;
}
