import { useLocale, useTranslations } from "next-intl";
import { KindSign } from "@/components/map/kind-sign";
import { askedIn, type LeadPage } from "@/components/dispatch/pages";
import { placeLine, placeName } from "@/lib/i18n/place-names";
import { formatTime } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { telHref } from "@/components/ui/tel";

function Figure({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt className="text-xs">{name}</dt>
      <dd className="sign-lg text-ink">{children}</dd>
    </div>
  );
}

/** What has broken down where, whom to call back, and how far the search is. */
export function DispatchHead({ page, now }: { page: LeadPage; now: number }) {
  const t = useTranslations("dispatch");
  const lng = useLocale() as Language;
  const { dispatch, start, end, passengers, description, phone } = page;
  const { asks, rings, created_at: created } = dispatch;
  const ago = t("ago", { minutes: Math.max(0, Math.floor((now - created) / 60_000)) });
  const can = asks.filter(({ state }) => state === "can").length;
  const facts = [
    description.replace(/\.\s*$/, ""),
    placeLine(start, lng),
    end ? t("to", { place: placeLine(end, lng) }) : "",
  ];
  return (
    <header
      data-kind="emergency"
      className="flex flex-wrap items-center gap-4 rounded-card border-b-3 border-kind-line bg-kind-tint p-4 text-on-kind-tint"
    >
      <KindSign kind="emergency" size={44} />
      <div className="min-w-0 flex-1 basis-64">
        <h1 className="title-xl text-ink wrap-anywhere">
          {t("title", { count: passengers ?? 0, place: placeName(start, lng) })}
        </h1>
        <p className="font-medium wrap-anywhere">{facts.filter(Boolean).join(". ")}</p>
        {phone && (
          <p>
            {t("callback")} <a href={telHref(phone)}>{phone}</a>
          </p>
        )}
      </div>
      <dl className="flex flex-wrap gap-4">
        <Figure name={t("facts.reported")}>{`${formatTime(created)}, ${ago}`}</Figure>
        <Figure name={t("facts.asked")}>{String(askedIn({ rings }))}</Figure>
        <Figure name={t("facts.can")}>{String(can)}</Figure>
      </dl>
    </header>
  );
}
