import { Link } from "@/components/ui/link";
import { getTranslations } from "next-intl/server";
import { Notice } from "@/components/ui/notice";
import { operatorValues } from "./operator";
import { paragraphClass } from "./prose";

/** Beside the contact form: the operator itself, and what is quicker than a message. */
export async function DirectContact({ lng }: { lng: string }) {
  const t = await getTranslations("auth.contact");
  const { operatorName, operatorAddress, operatorEmail, operatorPhone } = operatorValues();
  return (
    <aside className="grid grid-cols-1 content-start gap-4">
      <section className="card max-w-measure">
        <h2 className="sign-lg">{t("direct")}</h2>
        <p className={paragraphClass}>
          {operatorName}
          <br />
          {operatorAddress}
        </p>
        <p className={paragraphClass}>
          <a href={`tel:${operatorPhone?.replace(/[^+\d]/g, "")}`}>{operatorPhone}</a>
          <br />
          <a href={`mailto:${operatorEmail}`}>{operatorEmail}</a>
        </p>
        <p className={paragraphClass}>
          <Link href={`/${lng}/faq`}>{t("faq")}</Link>
          <br />
          <Link href={`/${lng}/privacypolicy`}>{t("privacyLink")}</Link>
        </p>
      </section>
      <Notice tone="warn" title={t("emergency")}>
        {t("emergencyText")}
      </Notice>
    </aside>
  );
}
