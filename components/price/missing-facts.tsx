import { useTranslations } from "next-intl";
import type { FieldError } from "@/lib/errors";
import type { MissingFact } from "@/lib/features/priceguide/schema";
import { Notice } from "@/components/ui/notice";

/** By its field's path on the wire. */
export type PlaceAtSea = { path: string; name: string };

type Props = {
  missing: readonly MissingFact[];
  atSea?: readonly PlaceAtSea[];
  /** Told at their fields: what was said and is refused is not missing. */
  errors?: readonly FieldError[];
};

const pathsOf: Partial<Record<MissingFact, string>> = {
  start: "start.address",
  end: "end.address",
  departure: "start.date",
  return: "end.date",
  passengers: "passengers",
};

/** No price without these: which places lie in the water, and what is not said. */
export function MissingFacts({ missing, atSea = [], errors = [] }: Props) {
  const t = useTranslations("price");
  const refused = new Set([...atSea, ...errors].map(({ path }) => path));
  const unsaid = missing.filter((fact) => !refused.has(pathsOf[fact] ?? ""));
  const wrong = errors.length > atSea.length;
  return (
    <>
      {atSea.map(({ path, name }) => (
        <Notice key={path} tone="warn">
          {t("atSea", { place: name })}
        </Notice>
      ))}
      {wrong && <Notice tone="warn">{t("refused")}</Notice>}
      {unsaid.length > 0 && (
        <Notice title={t("tooLittle")}>{unsaid.map((fact) => t(`missing.${fact}`)).join(", ")}</Notice>
      )}
    </>
  );
}
