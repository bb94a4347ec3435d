import { useLocale, useTranslations } from "next-intl";
import { Fragment } from "react";
import { FactList } from "@/components/ui/fact-list";
import { type Marks, ratingMarks } from "@/lib/features/rating/rules";
import { formatNumber } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { Stars } from "./stars";

/** Who was rated: of a company it is the bus that is clean, of a group how it left it. */
export type Rated = "author" | "company";

/** The three marks under their names, with stars and figure. */
export function MarkList({ rated, ...given }: Marks & { rated: Rated }) {
  const t = useTranslations("rating");
  const lng = useLocale() as Language;
  return (
    <FactList>
      {ratingMarks.map((mark) => (
        <Fragment key={mark}>
          <dt>{t(`${rated}.${mark}`)}</dt>
          <dd className="whitespace-nowrap">
            <Stars value={given[mark]} /> {formatNumber(given[mark], lng)}
          </dd>
        </Fragment>
      ))}
    </FactList>
  );
}
