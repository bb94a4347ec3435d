import { Link } from "@/components/ui/link";
import { useLocale } from "next-intl";
import type { OfferRecord } from "@/lib/features/offer/schema";

/** Leads to its public profile, where it has one. */
export function CompanyName({ offer: { companyName, companySlug } }: { offer: OfferRecord }) {
  const lng = useLocale();
  if (!companySlug) return <span className="wrap-anywhere">{companyName}</span>;
  return (
    <Link href={`/${lng}/publicProfile/${companySlug}`} className="wrap-anywhere">
      {companyName}
    </Link>
  );
}
