import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/layout/client-messages";
import { NewsBar } from "@/components/live/news-bar";
import { offersAddress, take } from "@/components/offer/offers-address";
import { OffersList } from "@/components/offer/offers-list";
import { ownBusesToOffer } from "@/lib/features/offer/queries/own";
import { countOffers, listOffers, oneOffer } from "@/lib/features/offer/queries/lists";
import { orMissing } from "../../missing";
import { openScreen, screenMetadata } from "../../open-screen";
import { pageSince } from "../../waiting";
import "@/sheets/offers.css";

type Search = Record<string, string | string[] | undefined>;
type Props = { params: Promise<{ lng: string }>; searchParams: Promise<Search> };

export const generateMetadata = screenMetadata("offers", async (): Promise<Metadata> => {
  const t = await getTranslations("offer");
  return { title: t("meta"), robots: { index: false } };
});

const hasAny = (counts: object) => Object.values(counts).some((count: number) => count > 0);

export default orMissing(async function OffersPage({ params, searchParams }: Props) {
  const [{ lng }, search] = await Promise.all([params, searchParams]);
  const asked = offersAddress.read(search);
  const viewer = await openScreen("offers", lng, offersAddress.write(asked));
  const since = await pageSince();
  const [sent, received, chosen] = await Promise.all([
    countOffers(viewer, "sent"),
    countOffers(viewer, "received"),
    asked.offer ? oneOffer(viewer, asked.offer) : null,
  ]);
  const changes = chosen?.tab === "sent" && chosen.offer.state === "open";
  const buses = changes ? await ownBusesToOffer(viewer, chosen.trip) : [];
  // Who only asks for buses begins with what it was offered.
  const tab = asked.tab ?? chosen?.tab ?? (!hasAny(sent) && hasAny(received) ? "received" : "sent");
  const filter = { ...asked, tab };
  const path = `/${lng}/userpanel/offers`;
  const page = { tab, state: filter.state ?? undefined, text: filter.text, take, skip: (filter.page - 1) * take };
  const { rows, total } = hasAny({ sent, received }[tab]) ? await listOffers(viewer, page) : { rows: [], total: 0 };
  const last = Math.max(1, Math.ceil(total / take));
  if (filter.page > last) redirect(`${path}${offersAddress.write({ ...filter, page: last })}`);
  return (
    <ClientMessages
      ns={[
        "offer.list",
        "offer.states",
        "offer.thread",
        "offer.own",
        "offer.form",
        "offer.facts",
        "offer.extras",
        "offer.change",
        "offer.author",
        "busrequest.ticket",
        "needs",
        "returnleg",
      ]}
    >
      <NewsBar nouns={["offer", "message"]} since={since} className="mb-4" />
      <OffersList
        rows={rows}
        total={total}
        filter={filter}
        chosen={chosen}
        buses={buses}
        path={path}
        counts={{ sent, received }}
        hrefs={{ sent: `/${lng}/userpanel/nearrequests`, received: `/${lng}/request/new` }}
        now={Date.now()}
      />
    </ClientMessages>
  );
});
