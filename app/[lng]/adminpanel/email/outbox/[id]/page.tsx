import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { z } from "zod";
import { openScreen } from "@/app/[lng]/open-screen";
import { MailDetail } from "@/components/outbox/mail-detail";
import { getMail } from "@/lib/features/outbox/queries";
import { outboxHref } from "@/lib/features/outbox/schema";

type Props = { params: Promise<{ lng: string; id: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("mail.outbox");
  return { title: t("title") };
}

export default async function MailPage({ params }: Props) {
  const { lng, id } = await params;
  const viewer = await openScreen("outbox", lng);
  const mail = z.uuid().safeParse(id).success ? await getMail(viewer, id) : null;
  if (!mail) notFound();
  const t = await getTranslations("mail.outbox");
  return (
    <>
      <p>
        <Link href={outboxHref(lng, {})}>{t("back")}</Link>
      </p>
      <header className="ph">
        <h1 className="[overflow-wrap:anywhere]" lang={mail.language}>
          {mail.subject}
        </h1>
      </header>
      <MailDetail mail={mail} />
    </>
  );
}
