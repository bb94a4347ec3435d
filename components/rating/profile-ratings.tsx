import { useLocale, useTranslations } from "next-intl";
import { ProfileSection } from "@/components/company/profile-section";
import { FactList } from "@/components/ui/fact-list";
import { overall } from "@/lib/features/rating/rules";
import type { CompanyRating, PublicRating } from "@/lib/features/rating/schema";
import { formatNumber, marketTimeZone } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { MarkList } from "./mark-list";
import { RemoveRating } from "./remove-rating";
import { Stars } from "./stars";

type Props = { summary: CompanyRating; rows: readonly PublicRating[]; total: number };

const percent = (share: number) => `${Math.round(share * 100)} %`;

/** From ten trips on: how often the company answers, and how often it calls off. */
function Rates({ summary: { trips, answered, cancelled } }: Pick<Props, "summary">) {
  const t = useTranslations("rating.rates");
  const lng = useLocale() as Language;
  if (cancelled === null) return null;
  return (
    <FactList>
      <dt>{t("trips")}</dt>
      <dd>{formatNumber(trips, lng)}</dd>
      {answered !== null && (
        <>
          <dt>{t("answered")}</dt>
          <dd>{percent(answered)}</dd>
        </>
      )}
      <dt>{t("cancelled")}</dt>
      <dd>{percent(cancelled)}</dd>
    </FactList>
  );
}

function Entry({ rating }: { rating: PublicRating }) {
  const t = useTranslations("rating");
  const month = new Intl.DateTimeFormat(useLocale(), { month: "long", year: "numeric", timeZone: marketTimeZone });
  const { text, answer, from, date, trip } = rating;
  return (
    <li className="grid grid-cols-1 content-start gap-2 border-b border-line p-4 last:border-0">
      <Stars value={overall(rating)} />
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
      <p className="text-sm text-ink-2">
        {from ?? t("customer")}, {month.format(date)}
      </p>
      {answer && (
        <div>
          <p className="text-xs text-ink-3">{t("answer.ofCompany")}</p>
          <p className="text-sm whitespace-pre-line wrap-anywhere">{answer}</p>
        </div>
      )}
      {trip && (
        <div>
          <RemoveRating trip={trip} />
        </div>
      )}
    </li>
  );
}

/** What customers say of a company, what it answers, and how reliable it is. */
export function ProfileRatings({ summary, rows, total }: Props) {
  const t = useTranslations("rating");
  const { count, punctual, vehicle, contact } = summary;
  return (
    <ProfileSection id="ratings" title={t("profile.title")}>
      <div className="card card-flush">
        <div className="flex flex-wrap items-start gap-6 p-4">
          {punctual !== null && vehicle !== null && contact !== null && (
            <div className="grid grid-cols-1 content-start gap-2">
              <p className="text-sm text-ink-2">{t("profile.count", { count })}</p>
              <MarkList rated="company" punctual={punctual} vehicle={vehicle} contact={contact} />
            </div>
          )}
          <Rates summary={summary} />
        </div>
        {rows.length > 0 && (
          <ul className="border-t border-line">
            {rows.map((rating) => (
              <Entry key={`${rating.created_at} ${rating.date}`} rating={rating} />
            ))}
          </ul>
        )}
      </div>
      {total > rows.length && (
        <p className="text-sm text-ink-2">{t("profile.newest", { count: rows.length, total })}</p>
      )}
    </ProfileSection>
  );
}
