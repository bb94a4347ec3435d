import { getTranslations } from "next-intl/server";
import { MailList } from "@/components/outbox/mail-list";
import { Notice } from "@/components/ui/notice";
import { env } from "@/env.mjs";
import { listMails } from "@/lib/features/outbox/queries";
import { mailList } from "@/lib/features/outbox/schema/admin-call";
import { templateNames } from "@/lib/mail/registry";
import { adminListPage } from "../../admin-list-page";
import "@/sheets/admin-desk.css";

async function intro() {
  const t = await getTranslations("mail.outbox");
  return (
    <div className="mb-4">
      <Notice>{t(env.SMTP_URL ? "veiled" : "local")}</Notice>
    </div>
  );
}

const page = adminListPage(mailList, {
  ns: ["mail"],
  read: listMails,
  View: MailList,
  more: async () => ({ templates: templateNames, intro: await intro() }),
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
