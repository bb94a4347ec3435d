import { Link } from "@/components/ui/link";
import { useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";
import type { Day } from "@/components/form/calendar";
import { type CalendarAddress, type View, views, calendarAddress } from "./address";

type Props = CalendarAddress & { today: Day; path: string };

/** A phone's week is one day already, and two of them have no room. */
const narrow: Partial<Record<View, string>> = { fortnight: "max-lg:hidden", day: "max-md:hidden" };

type SegProps = { current: View; className: string; address: CalendarAddress } & Pick<Props, "today" | "path">;

function Seg({ current, className, address, today, path }: SegProps) {
  const t = useTranslations("calendar");
  return (
    <nav
      className={cn("segments segments-auto max-lg:w-full max-lg:auto-cols-[1fr]", className)}
      aria-label={t("views.label")}
    >
      {views.map((view) => (
        <Link
          key={view}
          href={`${path}${calendarAddress.write({ ...address, view }, { date: today })}`}
          aria-current={view === current ? "true" : undefined}
          className={view === current ? undefined : narrow[view]}
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
  return (
    <div className="ml-auto max-lg:m-0 max-lg:w-full">
      {address.view ? (
        <Seg {...shared} current={address.view} className="max-lg:grid" />
      ) : (
        <>
          <Seg {...shared} current="month" className="max-lg:hidden" />
          <Seg {...shared} current="agenda" className="max-lg:grid lg:hidden" />
        </>
      )}
    </div>
  );
}
