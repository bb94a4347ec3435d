import type { Metadata } from "next";
import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { PlanTickets } from "@/components/info/plan-tickets";
import { pageMetadata } from "../../page-metadata";

type Props = { params: Promise<{ lng: string }>; searchParams: Promise<{ interval?: string | string[] }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lng } = await params;
  const t = await getTranslations("info.prices");
  return pageMetadata(lng, "/adpartners/prices", { title: t("title"), description: t("description") });
}

export default async function PricesPage({ params, searchParams }: Props) {
  const [{ lng }, { interval }, t] = await Promise.all([params, searchParams, getTranslations("info.prices")]);
  const chosen = interval === "monthly" ? "monthly" : "yearly";
  return (
    <div className="wrap info">
      <h1>{t("title")}</h1>
      <p className="lead">{t("lead")}</p>
      <nav className="seg auto" aria-label={t("interval")}>
        {(["monthly", "yearly"] as const).map((name) => (
          <Link
            key={name}
            href={`/${lng}/adpartners/prices?interval=${name}`}
            aria-current={name === chosen || undefined}
          >
            {t(name)}
          </Link>
        ))}
      </nav>
      <PlanTickets interval={chosen} />
      <p className="mut">{t("net")}</p>
    </div>
  );
}
