import type { Metadata } from "next";
import { notFound } from "next/navigation";
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
import { orMissing, orMissingTitle } from "../../../missing";
import "@/sheets/road.css";

type Props = { params: Promise<{ lng: string; token: string }> };
// A link that nobody has given has the title of what it is: nothing.
const load = cache(async (token: string) => (await readDrive(token)) ?? notFound());

export const generateMetadata = orMissingTitle(async ({ params }: Props): Promise<Metadata> => {
  await load((await params).token);
  const t = await getTranslations("driver.drive");
  return { title: t("page"), robots: { index: false, follow: false }, referrer: "no-referrer" };
});

export default orMissing(async function DrivePage({ params }: Props) {
  const { lng, token } = await params;
  const day = await load(token);
  const pauses = day.over ? [] : await plannedPauses(day.trip, lng as Language);
  const t = await getTranslations("driver.drive");
  return (
    <div className="mx-auto max-w-page px-edge pt-6 pb-14">
      <KeepOffline over={day.over} />
      {day.over ? (
        <EmptyState
          sign="busStop"
          title={t("overTitle")}
          text={t("overText")}
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
          <DriveView day={{ ...day, pauses }} token={token} />
        </ClientMessages>
      )}
    </div>
  );
});
