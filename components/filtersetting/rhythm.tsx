"use client";
import { useTranslations } from "next-intl";
import { Segmented } from "@/components/form/choice-cards";
import { kinds } from "@/lib/features/busrequest/rules/kinds";

const paces = ["now", "daily", "never"] as const;

/** How mails about each kind of request come, and about what fits own posts; the one place where that is set. */
export function Rhythm() {
  const t = useTranslations("filtersetting.mail");
  const words = useTranslations("busrequest.kinds");
  return (
    <section
      className="card grid grid-cols-1 content-start gap-4 scroll-mt-28"
      id="mails"
      tabIndex={-1}
      aria-labelledby="fs-mail"
    >
      <h2 id="fs-mail" className="text-xl">
        {t("title")}
      </h2>
      <p className="text-ink-2">
        {t("hint")} {t("dailyText")}
      </p>
      {kinds.map((kind) => (
        <Segmented
          key={kind}
          name={`mails.${kind}`}
          label={words(kind)}
          cards={paces.map((value) => ({ value, label: t(value) }))}
        />
      ))}
      <Segmented
        name="mails.fit"
        label={t("fit")}
        hint={t("fitText")}
        cards={paces.map((value) => ({ value, label: t(value) }))}
      />
    </section>
  );
}
