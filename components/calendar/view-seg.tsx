import Link from "next/link";
import { useTranslations } from "next-intl";
import type { Day } from "@/components/form/calendar";
import { type CalendarAddress, type View, views, writeAddress } from "./address";

type Props = CalendarAddress & { today: Day; path: string };

function Seg({
  current,
  className,
  address,
  today,
  path,
}: { current: View; className: string; address: CalendarAddress } & Pick<Props, "today" | "path">) {
  const t = useTranslations("calendar");
  return (
    <nav className={`seg auto ${className}`} aria-label={t("views.label")}>
      {views.map((view) => (
        <Link
          key={view}
          href={`${path}${writeAddress({ ...address, view }, today)}`}
          aria-current={view === current ? "true" : undefined}
          prefetch={false}
        >
          {t(`views.${view}`)}
        </Link>
      ))}
    </nav>
  );
}

/** Month, week, agenda, list. Where the address names none, wide screens show the month and phones the agenda. */
export function ViewSeg({ today, path, ...address }: Props) {
  const shared = { address, today, path };
  if (address.view) return <Seg {...shared} current={address.view} className="" />;
  return (
    <>
      <Seg {...shared} current="month" className="cal-wide" />
      <Seg {...shared} current="agenda" className="cal-small" />
    </>
  );
}
