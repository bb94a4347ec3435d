import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { openScreen } from "@/app/[lng]/open-screen";
import { OutboxFilter } from "@/components/outbox/outbox-filter";
import { OutboxTable } from "@/components/outbox/outbox-table";
import { Notice } from "@/components/ui/notice";
import { Pager } from "@/components/ui/pager";
import { env } from "@/env.mjs";
import { listMails, mailsPerPage } from "@/lib/features/outbox/queries";
import { outboxAddress, outboxHref } from "@/lib/features/outbox/schema";

type Props = { params: Promise<{ lng: string }>; searchParams: Promise<Record<string, unknown>> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("mail.outbox");
  return { title: t("title") };
}

export default async function OutboxPage({ params, searchParams }: Props) {
  const { lng } = await params;
  const viewer = await openScreen("outbox", lng);
  const address = outboxAddress.parse(await searchParams);
  const [t, { mails, total, capped }] = await Promise.all([getTranslations("mail.outbox"), listMails(viewer, address)]);
  return (
    <>
      <header className="ph">
        <h1>{t("title")}</h1>
      </header>
      {!env.SMTP_URL && <Notice>{t("local")}</Notice>}
      <div className="h-4" />
      <OutboxFilter lng={lng} address={address} />
      <OutboxTable lng={lng} address={address} mails={mails} />
      <Pager
        page={address.page}
        take={mailsPerPage}
        total={total}
        capped={capped}
        href={(page) => outboxHref(lng, address, { page })}
      />
    </>
  );
}
