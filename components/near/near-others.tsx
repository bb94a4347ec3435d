"use client";
import { Link } from "@/components/ui/link";
import { useLocale, useTranslations } from "next-intl";
import type { FitLook } from "@/lib/features/fit/rules";
import type { FitRecord } from "@/lib/features/fit/schema";
import { api } from "@/lib/http/client";
import { useQuery } from "@/lib/http/queries";
import { FitItem } from "./near-fits";
import "@/sheets/offers.css";

const shown = 3;

type Other = FitRecord & { supply: { id: string; company: { name: string } } };

/** Published by a company that its post names. */
const isOther = (fit: FitRecord): fit is Other =>
  !fit.supply.own && fit.supply.id !== null && fit.supply.company !== null;

/** Buses of other companies that go there anyway, with their names; asked for when the row is opened. */
export function OtherFits({ id, look: { hours, km } }: { id: string; look: FitLook }) {
  const { data } = useQuery({
    queryKey: ["near-others", id, hours, km],
    retry: false,
    queryFn: async ({ signal }) =>
      (await api("GET /busrequest/{id}/fits", { params: { id }, query: { hours, km, others: true }, signal })).entity,
  });
  return <OtherList fits={(data ?? []).filter(isOther).slice(0, shown)} />;
}

export function OtherList({ fits }: { fits: readonly Other[] }) {
  const t = useTranslations("near.fit");
  const lng = useLocale();
  if (fits.length === 0) return null;
  return (
    <div className="col-[2/-1] mt-2 max-lg:col-span-full">
      <h3 className="sign-sm">{t("others")}</h3>
      <ul>
        {fits.map((fit) => (
          <FitItem key={fit.supply.id} fit={{ ...fit, ride: fit.directKm !== null, from: fit.supply.from.name }}>
            <Link className="font-bold" href={`/${lng}/request/${fit.supply.id}`}>
              {fit.supply.company.name}
            </Link>
          </FitItem>
        ))}
      </ul>
    </div>
  );
}
