import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/layout/client-messages";
import { PasswordForm } from "@/components/user/password-form";
import { ProfileForm } from "@/components/user/profile-form";
import { currentUser } from "@/lib/features/user/queries";
import { openScreen } from "../../open-screen";

type Props = { params: Promise<{ lng: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("user.profile");
  return { title: t("title"), robots: { index: false } };
}

export default async function ProfilePage({ params }: Props) {
  const { lng } = await params;
  const viewer = await openScreen("userProfile", lng);
  const [user, t] = await Promise.all([currentUser(viewer), getTranslations("user.profile")]);
  return (
    <div className="stack">
      <div className="ph">
        <h1>{t("title")}</h1>
      </div>
      <ClientMessages ns={["auth", "user"]}>
        <ProfileForm user={user} companyName={viewer.company?.name ?? null} />
        <PasswordForm id={user.id} userName={user.userName} />
      </ClientMessages>
    </div>
  );
}
