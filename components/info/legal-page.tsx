import { getMessages, getTranslations } from "next-intl/server";
import { Notice } from "@/components/ui/notice";
import { Contents } from "./contents";
import { operatorValues } from "./operator";
import { paragraphClass, Prose } from "./prose";
import { fill, sectionsOf } from "./sections";
import { InfoPage } from "./info-page";

/** Imprint, terms and privacy policy: numbered sections with contents, marked as a draft. */
export async function LegalPage({ page }: { page: "imprint" | "terms" | "privacy" }) {
  const [t, { info }] = await Promise.all([getTranslations("info"), getMessages()]);
  const values = operatorValues();
  const sections = sectionsOf(info[page]);
  return (
    <InfoPage>
      <h1>{t(`${page}.title`)}</h1>
      <p className="-mt-2 max-w-measure text-lg text-ink-2">{t(`${page}.lead`)}</p>
      <Notice tone="warn">{t("common.draft")}</Notice>
      <Contents sections={sections}>
        <div className="max-w-measure">
          {sections.map(({ id, title, body }) => (
            <section key={id} id={id} className="mb-[1.9rem] scroll-mt-4" aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`} className="sign-lg">
                {title}
              </h2>
              <Prose body={fill(body, values)} />
            </section>
          ))}
          <p className={`${paragraphClass} text-xs text-ink-3`}>{t("common.updated")}</p>
        </div>
      </Contents>
    </InfoPage>
  );
}
