import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { openScreen } from "@/app/[lng]/open-screen";
import { type SearchParams, searchOf } from "@/app/[lng]/adminpanel/search-params";
import { ClientMessages } from "@/components/layout/client-messages";
import { MailList } from "@/components/outbox/mail-list";
import { Notice } from "@/components/ui/notice";
import { env } from "@/env.mjs";
import { listMails } from "@/lib/features/outbox/queries";
import { mailList } from "@/lib/features/outbox/schema";
import { singleKeysOf } from "@/lib/features/user/queries/single-keys";
import { pageQuery, readQuery } from "@/lib/http/admin-list";
import { templateNames } from "@/lib/mail/registry";

type Props = { params: Promise<{ lng: string }>; searchParams: SearchParams };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("mail.outbox");
  return { title: t("title"), robots: { index: false } };
}

export default async function OutboxPage({ params, searchParams }: Props) {
  const viewer = await openScreen("outbox", (await params).lng);
  const query = readQuery(mailList, await searchOf(searchParams));
  const filter = mailList.filterOf(query);
  const [t, first, keys] = await Promise.all([
    getTranslations("mail.outbox"),
    listMails(viewer, { ...pageQuery(mailList, query), sort: "created_at", filter }),
    singleKeysOf(viewer),
  ]);
  const intro = (
    <div className="mb-4">
      <Notice>{t(env.SMTP_URL ? "veiled" : "local")}</Notice>
    </div>
  );
  return (
    <ClientMessages ns={["admin", "mail"]}>
      <MailList query={query} first={first} keys={keys} templates={templateNames} intro={intro} />
    </ClientMessages>
  );
}
