import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/layout/client-messages";
import { offersAddress, take } from "@/components/offer/offers-address";
import { OffersList } from "@/components/offer/offers-list";
import { countOwnOffers, listOwnOffers } from "@/lib/features/offer/queries/own";
import { orMissing } from "../../missing";
import { openScreen } from "../../open-screen";

type Search = Record<string, string | string[] | undefined>;
type Props = { params: Promise<{ lng: string }>; searchParams: Promise<Search> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("offer");
  return { title: t("meta"), robots: { index: false } };
}

export default orMissing(async function OffersPage({ params, searchParams }: Props) {
  const [{ lng }, search] = await Promise.all([params, searchParams]);
  const viewer = await openScreen("offers", lng);
  const filter = offersAddress.read(search);
  const path = `/${lng}/userpanel/offers`;
  const query = { state: filter.state ?? undefined, offer: filter.offer ?? undefined };
  const [{ rows, total }, counts] = await Promise.all([
    listOwnOffers(viewer, { ...query, take, skip: (filter.page - 1) * take }),
    countOwnOffers(viewer),
  ]);
  const last = Math.max(1, Math.ceil(total / take));
  if (filter.page > last) redirect(`${path}${offersAddress.write({ state: filter.state, page: last })}`);
  return (
    <ClientMessages ns={["offer", "busrequest"]}>
      <OffersList
        rows={rows}
        total={total}
        counts={counts}
        filter={filter}
        path={path}
        requestsHref={`/${lng}/userpanel/nearrequests`}
      />
    </ClientMessages>
  );
});
