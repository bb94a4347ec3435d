import { NarrowPage } from "@/components/layout/narrow-page";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/layout/client-messages";
import { InvitationAnswer } from "@/components/staff/invitation-answer";
import { InvitationEnd, InvitationFacts } from "@/components/staff/invitation-page";
import { readInvitation } from "@/lib/features/staff/queries";
import { currentViewer } from "../../current-viewer";
import "@/sheets/account.css";

type Props = { params: Promise<{ lng: string }>; searchParams: Promise<{ token?: string | string[] }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("staff.invitation");
  return { title: t("title"), robots: { index: false }, referrer: "no-referrer" };
}

export default async function InvitationPage({ searchParams }: Props) {
  const [{ token }, viewer] = await Promise.all([searchParams, currentViewer()]);
  const found = typeof token === "string" ? await readInvitation(token) : null;
  if (typeof token !== "string" || !found || found.state === "closed") {
    return (
      <NarrowPage>
        <InvitationEnd reason="dead" company="" />
      </NarrowPage>
    );
  }
  const { state, company, email } = found;
  const session = viewer.kind === "anonymous" ? "none" : viewer.email === email ? "same" : "other";
  return (
    <NarrowPage>
      <InvitationFacts {...found} />
      {state === "new" || state === "join" ? (
        <ClientMessages ns={["auth", "staff"]}>
          <InvitationAnswer key={state} token={token} state={state} session={session} company={company} email={email} />
        </ClientMessages>
      ) : (
        <InvitationEnd reason={state} company={company} />
      )}
    </NarrowPage>
  );
}
