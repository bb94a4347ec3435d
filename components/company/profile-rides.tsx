import Link from "next/link";
import { useTranslations } from "next-intl";
import { KindWord } from "@/components/busrequest/kind-chip";
import { KindSign } from "@/components/map/kind-sign";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import { placeName } from "@/lib/features/place/rules";
import { formatDate, formatDateTime, formatDayMonth } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { ProfileSection } from "./profile-section";

type Props = { lng: Language; rows: readonly BusRequestRecord[]; total: number };

/** A free bus stands for days, an empty ride leaves at an hour. */
function momentOf({ category, start, end }: BusRequestRecord) {
  if (category === "emptyride") return formatDateTime(start.date);
  const [from, to] = [formatDate(start.date), formatDate(end.date)];
  return from === to ? from : `${formatDayMonth(start.date)}–${to}`;
}

function Ride({ lng, request }: { lng: Language; request: BusRequestRecord }) {
  const t = useTranslations("company.profile");
  const types = useTranslations("busrequest.vehicleTypes");
  const { id, category, start, end, passengers, quantity } = request;
  const [from, to] = [placeName(start.address, lng), placeName(end.address, lng)];
  const buses = request.vehicleTypes.slice(0, 2).map((type) => types(type));
  return (
    <li className="border-t border-line first:border-t-2 first:border-ink">
      <Link
        className="grid grid-cols-[26px_9.5rem_minmax(0,1fr)_auto] items-center gap-[0.8rem] py-[0.6rem] no-underline hover:bg-hover max-md:grid-cols-[26px_minmax(0,1fr)] max-md:gap-y-[0.1rem]"
        href={`/${lng}/request/${id}`}
        prefetch={false}
      >
        <KindSign kind={category} size={26} />
        <time className="font-[620]" dateTime={new Date(start.date).toISOString()}>
          {momentOf(request)}
        </time>
        <span className="max-md:col-2">
          <KindWord kind={category} /> {to && to !== from ? `${from} ${t("to")} ${to}` : from}
          {buses.length > 0 ? `, ${buses.join(", ")}` : ""}
        </span>
        <span className="font-[620] max-md:col-2">
          {passengers === null ? t("buses", { count: quantity }) : t("seats", { count: passengers })}
        </span>
      </Link>
    </li>
  );
}

/** Free buses and empty rides that everybody may see, next start first. */
export function ProfileRides({ lng, rows, total }: Props) {
  const t = useTranslations("company.profile");
  return (
    <ProfileSection id="rides" title={t("rides")}>
      {rows.length > 0 ? (
        <ul>
          {rows.map((request) => (
            <Ride key={request.id} lng={lng} request={request} />
          ))}
        </ul>
      ) : (
        <p className="text-ink-2">{t("noRides")}</p>
      )}
      {total > rows.length && (
        <p className="mt-3">
          <Link href={`/${lng}?kind=vacancy,emptyride#requests`}>{t("moreRides", { count: total - rows.length })}</Link>
        </p>
      )}
    </ProfileSection>
  );
}
