"use client";
import { useLocale, useTranslations } from "next-intl";
import { Button, ButtonLink } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { SkeletonRows } from "@/components/ui/skeleton";
import { later } from "@/components/ui/later";
import { screens } from "@/lib/access/screens";
import { ownCompanies } from "@/lib/features/company/client";
import type { CompanyRecord } from "@/lib/features/company/schema";
import { ApiError } from "@/lib/http/client";
import { useQuery } from "@/lib/http/queries";

const PublicState = later(() => import("./public-state").then((part) => part.PublicState));

function OwnCompany({ company }: { company: CompanyRecord }) {
  const t = useTranslations("user.companies");
  const lng = useLocale();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3">
      <div className="min-w-0 grow basis-48">
        <b>{company.name}</b>
        <span className="block min-h-lh text-xs text-ink-3">
          <PublicState company={company} />
        </span>
      </div>
      <ButtonLink small className="max-lg:min-h-11" href={`/${lng}${screens.companyProfile.path}`}>
        {t("edit")}
      </ButtonLink>
      <ButtonLink small className="max-lg:min-h-11" href={`/${lng}/publicProfile/${company.slug}`}>
        {t("open")}
      </ButtonLink>
    </li>
  );
}

/** The person's companies with the way to their profiles; nothing for somebody without one. */
export function OwnCompanies() {
  const t = useTranslations("user.companies");
  const { data, error, isPending, refetch } = useQuery(ownCompanies);
  if (data?.length === 0) return null;
  return (
    <section className="card" aria-labelledby="own-companies" aria-busy={isPending}>
      <h2 id="own-companies" className="text-xl">
        {t("title")}
      </h2>
      {isPending && <SkeletonRows rows={1} />}
      {error && (
        <Notice tone="bad" title={t("failed")} live>
          <p>{error instanceof ApiError && error.errordesc ? error.errordesc : t("failedText")}</p>
          <Button small onClick={() => refetch()}>
            {t("retry")}
          </Button>
        </Notice>
      )}
      <ul className="mt-3">
        {data?.map((company) => (
          <OwnCompany key={company.id} company={company} />
        ))}
      </ul>
    </section>
  );
}
