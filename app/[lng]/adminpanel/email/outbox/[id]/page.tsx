import { PageHead } from "@/components/ui/page-head";
import type { Metadata } from "next";
import { Link } from "@/components/ui/link";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { openScreen, screenMetadata } from "@/app/[lng]/open-screen";
import { ClientMessages } from "@/components/layout/client-messages";
import { MailDetail } from "@/components/outbox/mail-detail";
import { ResendButton } from "@/components/outbox/resend-button";
import { AppError } from "@/lib/errors";
import { getMail } from "@/lib/features/outbox/queries";
import { screens } from "@/lib/access/screens";
import { mailParams } from "@/lib/features/outbox/schema/outbox";
import { orMissing } from "../../../../missing";
import "@/sheets/admin-desk.css";

type Props = { params: Promise<{ lng: string; id: string }> };

export const generateMetadata = screenMetadata("outbox", async (): Promise<Metadata> => {
  const t = await getTranslations("mail.outbox");
  return { title: t("title") };
});

export default orMissing(async function MailPage({ params }: Props) {
  const { lng, id } = await params;
  const viewer = await openScreen("outbox", lng);
  if (!mailParams.safeParse({ id }).success) notFound();
  const mail = await getMail(viewer, id).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "NotFound") notFound();
    throw error;
  });
  const t = await getTranslations("mail.outbox");
  return (
    <ClientMessages ns={["mail"]}>
      <p>
        <Link href={`/${lng}${screens.outbox.path}`}>{t("back")}</Link>
      </p>
      <PageHead
        title={
          <span className="wrap-anywhere" lang={mail.language}>
            {mail.subject}
          </span>
        }
        className="mb-4"
      />
      <MailDetail mail={mail} actions={<ResendButton mail={mail} />} />
    </ClientMessages>
  );
});
