import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { AskView } from "@/components/dispatch/ask-view";
import { LiveRefresh } from "@/components/live/live-refresh";
import { ClientMessages } from "@/components/layout/client-messages";
import { readLinkPage } from "@/lib/features/dispatch/queries/ask-page";
import { latestEvent } from "@/lib/features/event/queries";
import { orMissing, orMissingTitle } from "../../../missing";
import "@/sheets/road.css";

type Props = { params: Promise<{ lng: string; token: string }> };
// A link that nobody has given has the title of what it is: nothing.
const load = cache(async (token: string) => (await readLinkPage(token)) ?? notFound());

export const generateMetadata = orMissingTitle(async ({ params }: Props): Promise<Metadata> => {
  await load((await params).token);
  const t = await getTranslations("dispatch");
  return { title: t("page"), robots: { index: false, follow: false }, referrer: "no-referrer" };
});

/** Where a company that was asked answers without an account: the link of its mail is the key. */
export default orMissing(async function DispatchLinkPage({ params }: Props) {
  const { token } = await params;
  const since = await latestEvent();
  const { company: _company, ...page } = await load(token);
  return (
    <div className="mx-auto max-w-page px-edge pt-6 pb-14">
      <ClientMessages ns={["dispatch", "map"]}>
        <LiveRefresh noun="dispatch" record={page.id} since={since} token={token} />
        <AskView page={page} now={Date.now()} token={token} />
      </ClientMessages>
    </div>
  );
});
