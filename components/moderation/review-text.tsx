import { useTranslations } from "next-intl";
import { markContacts } from "./entry";

/** The author's words; phone numbers, mail addresses and links are marked. */
export function ReviewText({ description, language }: { description: string; language: string }) {
  const t = useTranslations("moderation.facts");
  if (!description) return <p className="text-xs text-ink-3">{t("noText")}</p>;
  const parts = markContacts(description);
  return (
    <p className="whitespace-pre-line text-sm wrap-anywhere" lang={language}>
      {parts.map(({ text, marked }, index) => {
        const key = `${String(index)}${text}`;
        return marked ? (
          <mark key={key} className="border-b-2 border-warning bg-warning-tint px-0.75 font-bold text-ink">
            {text}
          </mark>
        ) : (
          <span key={key}>{text}</span>
        );
      })}
    </p>
  );
}
