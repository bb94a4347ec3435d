import { useLocale, useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import type { EndedRequest } from "@/lib/features/busrequest/schema/ended";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import { formatDate } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { requestAddress, wholeFilter } from "./filter-address";
import { KindChip } from "./kind-chip";
import { RequestRow } from "./request-row";
import { RouteInline } from "./route-inline";

/** Who offers a bus gives it away, who looks for one gives the trip. */
export const endedTitle = ({ category, reason }: Pick<EndedRequest, "category" | "reason">) =>
  `title.${category === "vacancy" || category === "emptyride" ? "bus" : "trip"}.${reason}` as const;

type Props = {
  request: EndedRequest;
  route: string;
  similar: readonly BusRequestRecord[];
  /** Where a partner's own list is. */
  nearHref: string | null;
};

/** In place of a request that is open no more: how it ended, and what else is. */
export function RequestEnded({ request, route, similar, nearHref }: Props) {
  const t = useTranslations("busrequest");
  const lng = useLocale() as Language;
  const { category, reference, start } = request;
  const facts = { kind: t(`kinds.${category}`), reference, route, date: formatDate(start.date) };
  return (
    <article className="mx-auto grid max-w-page grid-cols-text gap-4 px-edge pt-8 pb-14">
      <p>
        <KindChip kind={category} big />
      </p>
      <h1 className="text-3xl wrap-anywhere">{t(`ended.${endedTitle(request)}`)}</h1>
      <p className="max-w-measure text-lg text-ink-2">
        <RouteInline route={t("ended.text", facts)} />
      </p>
      <section className="grid grid-cols-1 content-start gap-4" aria-labelledby="similar">
        <h2 className="text-xl" id="similar">
          {t("ended.similar")}
        </h2>
        {similar.length > 0 ? (
          <ul>
            {similar.map((one) => (
              <RequestRow key={one.id} lng={lng} request={one} />
            ))}
          </ul>
        ) : (
          <p className="text-ink-2">{t("ended.none")}</p>
        )}
      </section>
      <div className="flex flex-wrap items-center gap-3">
        {nearHref && (
          <ButtonLink variant="pri" href={nearHref}>
            {t("ended.near")}
          </ButtonLink>
        )}
        <ButtonLink href={`/${lng}${requestAddress.write({ ...wholeFilter, kinds: [category] })}#requests`}>
          {t("ended.all", { kind: category })}
        </ButtonLink>
      </div>
    </article>
  );
}
