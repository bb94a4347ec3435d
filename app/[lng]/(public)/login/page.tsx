import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { LoginForm } from "@/components/auth/login-form";
import { NoAccount } from "@/components/auth/no-account";
import { ClientMessages } from "@/components/layout/client-messages";
import { homeScreenOf } from "@/lib/access/screens";
import { safeCallbackUrl } from "@/lib/features/user/rules/callback-url";
import { currentViewer } from "../../current-viewer";
import { pageMetadata } from "../page-metadata";
import "@/sheets/account.css";

export const stored = ["operator"];
export const searchKeys = ["callbackUrl", "notice"];

type Query = { callbackUrl?: string | string[]; notice?: string | string[] };
type Props = { params: Promise<{ lng: string }>; searchParams: Promise<Query> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lng } = await params;
  const t = await getTranslations("auth.login");
  return pageMetadata(lng, "/login", { title: t("title"), description: t("description"), index: false });
}

export default async function LoginPage({ params, searchParams }: Props) {
  const [{ lng }, { callbackUrl, notice }, viewer] = await Promise.all([params, searchParams, currentViewer()]);
  const target = safeCallbackUrl(callbackUrl);
  if (viewer.kind === "securing") redirect(`/${lng}/secondstep`);
  if (viewer.kind === "user") redirect(target ?? `/${lng}${homeScreenOf(viewer)}`);
  const known = notice === "confirmed" || notice === "reset" ? notice : null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] min-h-[calc(100vh-var(--header-h))] max-lg:grid-cols-1 max-lg:min-h-0">
      <section className="bg-surface grid content-center justify-items-center py-12 px-edge max-lg:pt-7 max-lg:px-4 max-lg:pb-8">
        <ClientMessages ns={["auth.login"]}>
          <LoginForm lng={lng} target={target} notice={known ?? (target ? "needed" : null)} />
        </ClientMessages>
      </section>
      <NoAccount lng={lng} />
    </div>
  );
}
