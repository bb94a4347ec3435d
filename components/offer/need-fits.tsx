import { useTranslations } from "next-intl";
import { useNeedLines } from "@/components/busrequest/need-words";
import { Icon } from "@/components/ui/icon";
import { type NeedFit, type Needs, someNeeds } from "@/lib/features/busrequest/rules/needs";

const signs = {
  met: "check",
  confirmed: "check-check",
  unmet: "circle-exclamation-point",
  ask: "circle-question-mark",
} as const;

/** How an offered bus meets what the group needs: there, missing, or to be asked. */
export function NeedFits({ fits, needs }: { fits: readonly NeedFit[]; needs: Needs }) {
  const t = useTranslations("needs.fits");
  const linesOf = useNeedLines();
  if (fits.length === 0) return null;
  return (
    <div>
      <span className="sign-sm">{t("title")}</span>
      <ul className="grid gap-0.5 text-sm">
        {fits.map(({ need, fit }) => (
          <li key={need} className={`flex items-center gap-1.5 wrap-anywhere${fit === "unmet" ? " text-danger" : ""}`}>
            <Icon of={signs[fit]} size={15} />
            {t(fit, { need: linesOf(someNeeds(needs, [need])).join(", ") })}
          </li>
        ))}
      </ul>
    </div>
  );
}
