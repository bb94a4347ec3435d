import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/layout/client-messages";
import { StandbyView } from "@/components/standby/standby-view";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { screens } from "@/lib/access/screens";
import { calendarZone } from "@/lib/features/calendar/queries/zone";
import { readGaps } from "@/lib/features/standby/queries/gaps";
import { readStandby } from "@/lib/features/standby/queries/plan";
import { standbyAddress } from "@/lib/features/standby/schema";
import { addDays, today, weekStart } from "@/lib/i18n/days";
import { orMissing } from "../../missing";
import { openScreen, screenMetadata } from "../../open-screen";
import type { SearchParams } from "../../search-params";
import "@/sheets/tours.css";

type Props = { params: Promise<{ lng: string }>; searchParams: SearchParams };

/** Where one does something about it. */
const mendedOn = { bus: screens.fleet.path, mails: screens.filterSettings.path } as const;

export const generateMetadata = screenMetadata("standby", async (): Promise<Metadata> => {
  const t = await getTranslations("standby");
  return { title: t("title"), robots: { index: false } };
});

export default orMissing(async function StandbyPage({ params, searchParams }: Props) {
  const { lng } = await params;
  const viewer = await openScreen("standby", lng);
  const { id } = viewer.company;
  const t = await getTranslations("standby");
  const timeZone = await calendarZone(viewer, id);
  const { week = today(Date.now(), timeZone) } = standbyAddress.parse(await searchParams);
  const from = weekStart(week, 1);
  const [plan, before, gaps] = await Promise.all([
    readStandby(viewer, id, { from, days: 7 }),
    readStandby(viewer, id, { from: addDays(from, -7), days: 7 }),
    readGaps(viewer),
  ]);
  const { unasked } = plan;
  return (
    <ClientMessages ns={["standby", "map"]} timeZone={timeZone}>
      <StandbyView companyId={id} path={`/${lng}${screens.standby.path}`} plan={plan} before={before} gaps={gaps}>
        {unasked && (
          <Notice tone={unasked === "operator" ? "info" : "warn"}>
            {t(`unasked.${unasked}`)}{" "}
            {unasked !== "operator" && <Link href={`/${lng}${mendedOn[unasked]}`}>{t(`unasked.link.${unasked}`)}</Link>}
          </Notice>
        )}
      </StandbyView>
    </ClientMessages>
  );
});
