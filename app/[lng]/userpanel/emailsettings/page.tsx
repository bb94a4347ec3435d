import { PageHead } from "@/components/ui/page-head";
import type { Metadata } from "next";
import { Link } from "@/components/ui/link";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/layout/client-messages";
import { PanelTabs } from "@/components/layout/panel-tabs";
import { TextNumber } from "@/components/textnumber/text-number";
import { EmailSettings } from "@/components/unsubscription/email-settings";
import { isBusPartner, isTravelService } from "@/lib/access/rules";
import { screens } from "@/lib/access/screens";
import { getFilterSettings } from "@/lib/features/filtersetting/queries/settings";
import { authorKinds, inboxKinds } from "@/lib/features/inbox/schema";
import { pushOf } from "@/lib/features/push/queries/own";
import { readTextNumber } from "@/lib/features/textnumber/queries";
import { emailSettingsOf } from "@/lib/features/unsubscription/queries";
import { groupsFor } from "@/lib/features/unsubscription/rules";
import { orMissing } from "../../missing";
import { openScreen, screenMetadata } from "../../open-screen";
import "@/sheets/company.css";

type Props = { params: Promise<{ lng: string }> };

export const generateMetadata = screenMetadata("emailSettings", async (): Promise<Metadata> => {
  const t = await getTranslations("emailsettings");
  return { title: t("title"), robots: { index: false } };
});

/** Which mails one gets: the same truth that the links in the mails change. */
export default orMissing(async function EmailSettingsPage({ params }: Props) {
  const { lng } = await params;
  const viewer = await openScreen("emailSettings", lng);
  const [settings, push, t] = await Promise.all([
    emailSettingsOf(viewer),
    pushOf(viewer),
    getTranslations("emailsettings"),
  ]);
  const filters = isBusPartner(viewer) ? await getFilterSettings(viewer, viewer.company.id) : null;
  const texts = isBusPartner(viewer) ? await readTextNumber(viewer) : null;
  const rhythm = filters && { mails: filters.mails, href: `/${lng}${screens.filterSettings.path}#mails` };
  const profile = `/${lng}${screens.userProfile.path}`;
  const tabs = [
    { href: profile, label: t("account"), current: false },
    { href: `/${lng}${screens.emailSettings.path}`, label: t("title"), current: true },
  ];
  const hasRequests = groupsFor(isBusPartner(viewer) || isTravelService(viewer)).includes("requests");
  const kinds = isBusPartner(viewer) ? inboxKinds : authorKinds;
  const kind = isTravelService(viewer) ? "place" : "partner";
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <PageHead title={t("title")} />
      <PanelTabs label={t("tabs")} tabs={tabs} />
      <p>
        {t("to", { email: viewer.email })} <Link href={profile}>{t("change")}</Link>
      </p>
      <ClientMessages ns={rhythm ? ["emailsettings", "busrequest.kinds"] : ["emailsettings"]}>
        <EmailSettings
          settings={settings}
          push={push}
          kinds={[...kinds]}
          requests={hasRequests ? kind : null}
          rhythm={rhythm}
        />
      </ClientMessages>
      {/* Without a gateway there is nothing to give, but a number from before can be taken back. */}
      {texts && (texts.available || texts.number !== null) && (
        <ClientMessages ns={["standby"]}>
          <TextNumber record={texts} />
        </ClientMessages>
      )}
      <p className="text-ink-2">
        {t("about")} {t("always")}
      </p>
    </div>
  );
});
