import { useTranslations } from "next-intl";
import { useNeedLines } from "@/components/busrequest/need-words";
import { Icon } from "@/components/ui/icon";
import { type NeedFit, type Needs, someNeeds } from "@/lib/features/busrequest/rules/needs";
import { isExtra } from "@/lib/features/offer/rules/offer";
import type { OfferRecord } from "@/lib/features/offer/schema";
import { type MissingParts, missingIn } from "./missing";

/** What an offer lacks, a line each; what weighs most comes first. */
export function useMissingWords(needs: Needs | null) {
  const t = useTranslations("offer.missing");
  const words = useTranslations("offer");
  const linesOf = useNeedLines();
  const needWords = (list: NeedFit["need"][]) => linesOf(needs && someNeeds(needs, list)).join(", ");
  const listed = (items: readonly string[]) =>
    items.map((item) => (isExtra(item) ? words(`extras.${item}`) : item)).join(", ");
  return ({ seats, unmet, rate, notIncluded, unsaid, ask, terms }: MissingParts) =>
    [
      seats > 0 && words("facts.missing", { count: seats }),
      unmet.length > 0 && t("unmet", { items: needWords(unmet) }),
      rate && t("rate"),
      notIncluded.length > 0 && t("notIncluded", { items: listed(notIncluded) }),
      unsaid.length > 0 && t("unsaid", { items: listed(unsaid) }),
      ask.length > 0 && t("ask", { items: needWords(ask) }),
      terms && t("terms"),
    ].filter((line) => line !== false);
}

type Props = { offer: OfferRecord; all: readonly OfferRecord[]; needs: Needs | null };

/** What an offer lacks beside the others; nothing where it lacks nothing. What it excludes stands in its own list. */
export function MissingLines({ offer, all, needs }: Props) {
  const t = useTranslations("offer.missing");
  const lines = useMissingWords(needs)({ ...missingIn(offer, all), notIncluded: [] });
  if (lines.length === 0) return null;
  return (
    <div data-testid="offer-missing">
      <span className="sign-sm">{t("title")}</span>
      <ul className="grid gap-0.5 text-sm">
        {lines.map((line) => (
          <li key={line} className="flex items-start gap-1.5 wrap-anywhere">
            <Icon of="circle-exclamation-point" size={15} className="mt-0.5 flex-none" />
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
