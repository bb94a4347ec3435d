import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { noticeClass } from "@/components/ui/notice";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";

/** The author's words, in its language, quoted and with its name where that is told. */
export function RequestNote({
  request,
}: {
  request: Pick<BusRequestRecord, "description" | "language" | "companyName">;
}) {
  const t = useTranslations("busrequest.page");
  const { description, language, companyName } = request;
  if (!description) return null;
  return (
    <figure className={noticeClass({})}>
      <Icon of="quote" size={19} className="mt-0.5 text-info" />
      <div>
        <blockquote
          className="whitespace-pre-line wrap-anywhere before:content-[open-quote] after:content-[close-quote]"
          lang={language}
          dir="auto"
        >
          {description}
        </blockquote>
        <figcaption className="text-xs text-ink-2">
          <span className={companyName ? "sr-only" : undefined}>{t("description")}</span>
          {companyName && (
            <span className="wrap-anywhere" dir="auto">
              {" "}
              {companyName}
            </span>
          )}
        </figcaption>
      </div>
    </figure>
  );
}
