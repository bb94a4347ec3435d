import { useTranslations } from "next-intl";
import type { MissingFact } from "@/lib/features/priceguide/schema";
import { Notice } from "@/components/ui/notice";

/** By its field's path on the wire. */
export type PlaceAtSea = { path: string; name: string };

type Props = { missing: readonly MissingFact[]; atSea?: readonly PlaceAtSea[] };

/** No price without these: which places lie in the water, and what is not said. */
export function MissingFacts({ missing, atSea = [] }: Props) {
  const t = useTranslations("price");
  const wet = new Set(atSea.map(({ path }) => path));
  // A place in the water was said.
  const unsaid = missing.filter((fact) => !wet.has(`${fact}.address`));
  return (
    <>
      {atSea.map(({ path, name }) => (
        <Notice key={path} tone="warn">
          {t("atSea", { place: name })}
        </Notice>
      ))}
      {unsaid.length > 0 && (
        <Notice title={t("tooLittle")}>{unsaid.map((fact) => t(`missing.${fact}`)).join(", ")}</Notice>
      )}
    </>
  );
}
