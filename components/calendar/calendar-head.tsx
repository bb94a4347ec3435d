"use client";
import { PageHead } from "@/components/ui/page-head";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import type { Day } from "@/components/form/calendar";
import { Button, ButtonLink } from "@/components/ui/button";
import { FilterSheet } from "@/components/ui/filter-sheet";
import { Icon } from "@/components/ui/icon";
import { useLazy } from "@/components/ui/use-lazy";
import { type Language, weekStartsOn } from "@/lib/i18n/routing";
import { type CalendarAddress, daysOf, isBoard, stepped, weekNumber, calendarAddress } from "./address";
import { dayName, monthName } from "./entry-words";
import { KindLinks } from "./kind-links";
import { ViewSeg } from "./view-seg";

type Props = { address: CalendarAddress; today: Day; path: string };
type HeadProps = Props & { onFeeds: () => void; onHelp: () => void };

/** The button as it comes with the page; what opens under it comes with the first press. */
function KindFilter(props: Props) {
  const t = useTranslations("calendar");
  const [open, setOpen] = useState(false);
  const KindPopover = useLazy(
    () => import("./kind-popover").then((part) => part.KindPopover),
    open,
    () => setOpen(false),
  );
  const words = (
    <>
      <Icon of="sliders-horizontal" size={17} />
      {t("kindsShown", { count: props.address.kinds.length })}
    </>
  );
  if (KindPopover)
    return <KindPopover {...props} trigger={<Button>{words}</Button>} open={open} onOpenChange={setOpen} />;
  return (
    <Button aria-haspopup="dialog" aria-expanded={false} onClick={() => setOpen(true)}>
      {words}
    </Button>
  );
}

function stepOf(view: CalendarAddress["view"]) {
  if (view === "day") return "day" as const;
  return view === "agenda" || isBoard(view) ? ("week" as const) : ("month" as const);
}

function Steps({ address, today, path }: Props) {
  const t = useTranslations("calendar");
  const to = (next: CalendarAddress) => `${path}${calendarAddress.write(next, { date: today })}`;
  const step = stepOf(address.view);
  const link = { scroll: false } as const;
  return (
    <nav className="flex flex-wrap items-center gap-2" aria-label={t("steps")}>
      <ButtonLink {...link} square href={to(stepped(address, -1))} aria-label={t(`${step}Before`)}>
        <Icon of="chevron-left" />
      </ButtonLink>
      <ButtonLink {...link} href={to({ ...address, date: today })}>
        {t("today")}
      </ButtonLink>
      <ButtonLink {...link} square href={to(stepped(address, 1))} aria-label={t(`${step}After`)}>
        <Icon of="chevron-right" />
      </ButtonLink>
    </nav>
  );
}

/** What is shown, the way to other times and views, and what belongs to the whole calendar. */
export function CalendarHead({ onFeeds, onHelp, ...props }: HeadProps) {
  const { address, today, path } = props;
  const t = useTranslations("calendar");
  const lng = useLocale() as Language;
  const startsOn = weekStartsOn(lng);
  const number = weekNumber(daysOf({ ...address, view: "week" }, startsOn)[0] ?? "", startsOn);
  const month = monthName(address.date, lng);
  const inMonth = isBoard(address.view) ? t("monthWeek", { month, number }) : month;
  const title = address.view === "day" ? dayName(address.date, lng) : inMonth;
  return (
    <PageHead
      title={title}
      className="mb-3 gap-x-4! gap-y-[0.7rem]! max-lg:mb-2 max-lg:gap-2! max-lg:[&>h1]:flex-1 max-lg:[&>h1]:text-xl"
    >
      <Steps {...props} />
      <ViewSeg view={address.view} date={address.date} today={today} kinds={address.kinds} path={path} />
      <FilterSheet
        id="calendar-filter"
        summary={t("kindsShown", { count: address.kinds.length })}
        title={t("filter")}
        done={t("filterDone")}
        className="flex-1"
      >
        <div className="lg:hidden">
          <KindLinks {...props} />
        </div>
        <div className="max-lg:hidden">
          <KindFilter {...props} />
        </div>
      </FilterSheet>
      <Button onClick={onFeeds}>
        <Icon of="calendar-plus" size={17} />
        <span className="lg:max-2xl:sr-only">{t("feeds.open")}</span>
      </Button>
      <Button variant="ghost" square className="max-lg:hidden" aria-label={t("help.open")} onClick={onHelp}>
        <Icon of="circle-question-mark" />
      </Button>
    </PageHead>
  );
}
