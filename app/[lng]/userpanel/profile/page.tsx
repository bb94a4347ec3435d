import { PageHead } from "@/components/ui/page-head";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { OwnCompanies } from "@/components/company/own-companies";
import { PasskeySection } from "@/components/passkey/passkey-section";
import { FactorSection } from "@/components/factor/factor-section";
import { ClientMessages } from "@/components/layout/client-messages";
import { PanelTabs } from "@/components/layout/panel-tabs";
import { LeaveSection } from "@/components/staff/leave-section";
import { DeleteSection } from "@/components/user/delete-section";
import { EmailSection } from "@/components/user/email-section";
import { ExportSection } from "@/components/user/export-section";
import { PasswordForm } from "@/components/user/password-form";
import { ProfileForm } from "@/components/user/profile-form";
import { SessionSection } from "@/components/user/session-section";
import { screens } from "@/lib/access/screens";
import { ownFactor } from "@/lib/features/factor/queries";
import { ownPasskeys } from "@/lib/features/passkey/queries";
import { currentUser } from "@/lib/features/user/queries/current-user";
import { listSessions } from "@/lib/features/user/queries/sessions";
import { orMissing } from "../../missing";
import { openScreen, screenMetadata } from "../../open-screen";
import "@/sheets/company.css";

type Props = { params: Promise<{ lng: string }> };

export const generateMetadata = screenMetadata("userProfile", async (): Promise<Metadata> => {
  const t = await getTranslations("user.profile");
  return { title: t("title"), robots: { index: false } };
});

export default orMissing(async function ProfilePage({ params }: Props) {
  const { lng } = await params;
  const viewer = await openScreen("userProfile", lng);
  const [user, sessions, factor, passkeys] = await Promise.all([
    currentUser(viewer),
    listSessions(viewer),
    ownFactor(viewer),
    ownPasskeys(viewer),
  ]);
  const [t, menu] = await Promise.all([getTranslations("user.profile"), getTranslations("common.menu")]);
  const tabs = [
    { href: `/${lng}${screens.userProfile.path}`, label: menu("userProfile"), current: true },
    { href: `/${lng}${screens.emailSettings.path}`, label: menu("emailSettings"), current: false },
  ];
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <PageHead title={t("title")} />
      <PanelTabs label={t("tabs")} tabs={tabs} />
      <ClientMessages ns={["auth", "staff", "user"]}>
        <div className="grid max-w-text grid-cols-1 content-start gap-4">
          <ProfileForm user={user} />
          <OwnCompanies />
          <EmailSection email={user.email} userName={user.userName} />
          <PasswordForm id={user.id} userName={user.userName} />
          <PasskeySection initial={passkeys} />
          <FactorSection initial={factor} />
          <SessionSection initial={sessions} />
          {viewer.company && !viewer.owner && <LeaveSection userId={user.id} company={viewer.company} />}
          <ExportSection />
          <DeleteSection email={user.email} />
        </div>
      </ClientMessages>
    </div>
  );
});
