import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/layout/client-messages";
import { UnsubscribeForm } from "@/components/unsubscription/unsubscribe-form";
import { AppError } from "@/lib/errors";
import { subscriptionOf } from "@/lib/features/unsubscription/queries";
import { orMissing } from "../../../missing";
import "@/sheets/words.css";

type Props = { params: Promise<{ lng: string; token: string }> };

export const metadata = { robots: { index: false }, referrer: "no-referrer" as const };

async function load(token: string) {
  try {
    return await subscriptionOf(token);
  } catch (error) {
    if (error instanceof AppError) notFound();
    throw error;
  }
}

/** Where the link at the foot of a mail leads: one question, one button. */
export default orMissing(async function UnsubscribePage({ params }: Props) {
  const { token } = await params;
  const { email, group, unsubscribed } = await load(decodeURIComponent(token));
  const t = await getTranslations("unsubscribe");
  return (
    <ClientMessages ns={["unsubscribe"]}>
      <section className="mx-auto grid max-w-page grid-cols-form content-start gap-4 px-edge pt-10 pb-14">
        <h1>{t("title")}</h1>
        <UnsubscribeForm token={decodeURIComponent(token)} email={email} group={group} unsubscribed={unsubscribed} />
      </section>
    </ClientMessages>
  );
});
