import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { KeepOffline } from "@/components/drive/keep-offline";
import { DriveView } from "@/components/drive/drive-view";
import { ClientMessages } from "@/components/layout/client-messages";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { EmptyState } from "@/components/ui/empty-state";
import { telHref } from "@/components/ui/tel";
import { plannedPauses } from "@/lib/features/driver/queries/pauses";
import type { Language } from "@/lib/i18n/routing";
import { readDrive } from "@/lib/features/driver/queries/drive";
import { stopTimes } from "@/lib/features/driver/queries/stop-times";
import { latestEvent } from "@/lib/features/event/queries";
import { answerWith } from "@/lib/http/page-status";
import "@/sheets/road.css";

type Props = { params: Promise<{ lng: string; token: string }> };
const load = cache(readDrive);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const day = await load((await params).token);
  const t = await getTranslations("driver.drive");
  return { title: t(day ? "page" : "goneTitle"), robots: { index: false, follow: false }, referrer: "no-referrer" };
}

export default async function DrivePage({ params }: Props) {
  const { lng, token } = await params;
  const since = await latestEvent();
  const day = await load(token);
  const t = await getTranslations("driver.drive");
  if (!day) {
    answerWith(404);
    return (
      <div className="mx-auto max-w-page px-edge pt-6 pb-14">
        <EmptyState sign="limitEnd" title={t("goneTitle")} text={t("goneText")} />
      </div>
    );
  }
  const pauses = day.over ? [] : await plannedPauses(day.trip, lng as Language);
  return (
    <div className="mx-auto max-w-page px-edge pt-6 pb-14">
      <KeepOffline over={day.over} />
      {day.over ? (
        <EmptyState
          sign="limitEnd"
          title={t(day.cancelled ? "cancelledTitle" : "overTitle")}
          text={t(day.cancelled ? "cancelledText" : "overText")}
          action={
            day.company.phone && (
              <ButtonLink href={telHref(day.company.phone)}>
                <Icon of="phone" size={17} />
                {t("callDispatch", { phone: day.company.phone })}
              </ButtonLink>
            )
          }
        />
      ) : (
        <ClientMessages ns={["driver"]}>
          <DriveView day={{ ...day, pauses, stopsAt: await stopTimes(day.programme) }} token={token} since={since} />
        </ClientMessages>
      )}
    </div>
  );
}
