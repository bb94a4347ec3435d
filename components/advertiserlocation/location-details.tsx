"use client";
import { Picture as Image } from "@/components/ui/picture";
import { Link } from "@/components/ui/link";
import { useTranslations } from "next-intl";
import { dayText, today } from "@/components/form/calendar";
import { badgeClass } from "@/components/ui/badge";
import { buttonClass } from "@/components/ui/button-class";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import type { Recommendation } from "@/lib/features/advertiserlocation/schema/location";
import type { Language } from "@/lib/i18n/routing";
import { type OpeningTimes, weekdays } from "@/lib/features/advertiserlocation/rules/facts";
import { weekdayIn } from "@/lib/features/advertiserlocation/rules/opening";
import { useNow } from "./open-now";

/** Opening times of the week, today's in bold. */
function WeekHours({ hours, timeZone }: { hours: OpeningTimes; timeZone: string }) {
  const t = useTranslations("recommendations");
  const now = useNow();
  const today = now === null ? null : weekdayIn(now, timeZone);
  return (
    <table className="w-max max-w-full text-sm">
      <caption className="pb-1 text-left font-bold">{t("hours")}</caption>
      <tbody>
        {weekdays.map((day) => {
          const spans = (hours[day] ?? []).map(({ from, to }) => `${from}–${to}`);
          const weight = day === today ? "font-bold" : "font-regular";
          return (
            <tr key={day} aria-current={day === today ? "date" : undefined}>
              <th scope="row" className={cn("py-0 pr-[1.2rem] text-left", weight)}>
                {t(`days.${day}`)}
              </th>
              <td className={cn("py-0", day === today && "font-bold")}>
                {spans.length > 0 ? spans.join(", ") : t("closed")}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Days on which it is shut altogether; those that are over are left out. */
function Closed({ closed, timeZone }: Pick<Recommendation, "closed" | "timeZone">) {
  const t = useTranslations("recommendations");
  const now = useNow();
  const day = now === null ? "" : today(now, timeZone);
  return closed
    .filter(({ to }) => to >= day)
    .map(({ from, to }) => (
      <p key={from} className="text-sm">
        {t("closedDays", { from: dayText(from), to: dayText(to) })}
      </p>
    ));
}

export type ContactHooks = {
  /** Its web page is opened. */
  onWeb?: (id: string) => void;
  /** Its number is dialled. */
  onPhone?: (id: string) => void;
};

type Props = ContactHooks & {
  lng: Language;
  location: Recommendation;
  /** Why it stands among others. */
  reason?: string;
  /** False on the profile itself. */
  profile: boolean;
  inCard?: boolean;
};

function Pictures({ title, pictures }: Recommendation) {
  const t = useTranslations("recommendations");
  return (
    <ul className="flex flex-wrap gap-[0.6rem]">
      {pictures.map((picture, index) => (
        <li key={picture}>
          <Image
            className="h-30 w-40 max-w-none rounded-control object-cover"
            src={picture}
            alt={t("pictureOf", { title, nth: index + 1 })}
            width={240}
            height={180}
          />
        </li>
      ))}
    </ul>
  );
}

function Facts({ coachBays, numbers, amenities }: Recommendation) {
  const t = useTranslations("recommendations");
  const more = numbers.flatMap(({ key, value }) => (key === "coachBays" ? [] : [{ key, value }]));
  return (
    <ul className="flex flex-wrap items-center gap-2" aria-label={t("facts")}>
      {coachBays !== null && <li className={badgeClass({ tone: "plain" })}>{t("bays", { count: coachBays })}</li>}
      {more.map(({ key, value }) => (
        <li className={badgeClass({ tone: "plain" })} key={key}>
          {t(`numbers.${key}`, { count: value })}
        </li>
      ))}
      {amenities.map((amenity) => (
        <li className={badgeClass({ tone: "plain" })} key={amenity}>
          {t(`amenities.${amenity}`)}
        </li>
      ))}
    </ul>
  );
}

function Contact({ lng, location, profile, onWeb, onPhone }: Omit<Props, "reason" | "inCard">) {
  const t = useTranslations("recommendations");
  const { id, phone, website, slug, title } = location;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {phone && (
        <a className={buttonClass({})} href={`tel:${phone.replace(/[^\d+]/g, "")}`} onClick={() => onPhone?.(id)}>
          <Icon of="phone" size={17} />
          {phone}
        </a>
      )}
      {website && (
        <a
          className={buttonClass({})}
          href={website}
          target="_blank"
          rel="nofollow sponsored noopener"
          aria-label={t("webOf", { title })}
          onClick={() => onWeb?.(id)}
        >
          <Icon of="external-link" size={17} />
          {t("web")}
        </a>
      )}
      {profile && (
        <Link className={buttonClass({})} href={`/${lng}/publicProfile/${encodeURIComponent(slug)}`}>
          {t("profile")}
        </Link>
      )}
    </div>
  );
}

/** What a row opens to: pictures, facts, opening times, and the ways to get in touch. */
export function LocationDetails({ lng, location, reason, profile, inCard, onWeb, onPhone }: Props) {
  const { pictures, hours, closed, timeZone, address, numbers, amenities, phone, website } = location;
  return (
    <div
      className={cn(
        "grid gap-[0.9rem] border-b border-line pt-2 pb-5",
        inCard ? "px-4 in-[li:last-child]:border-b-0" : "px-5 max-md:px-4",
      )}
    >
      {pictures.length > 0 && <Pictures {...location} />}
      {numbers.length + amenities.length > 0 && <Facts {...location} />}
      {address.length > 0 && <address className="text-sm not-italic">{address.join(", ")}</address>}
      {(phone || website) && (
        <p className="hidden text-sm wrap-anywhere print:block">{[phone, website].filter(Boolean).join(", ")}</p>
      )}
      {hours && <WeekHours hours={hours} timeZone={timeZone} />}
      <Closed closed={closed} timeZone={timeZone} />
      <Contact lng={lng} location={location} profile={profile} onWeb={onWeb} onPhone={onPhone} />
      {reason && <p className="text-xs text-ink-3">{reason}</p>}
    </div>
  );
}
