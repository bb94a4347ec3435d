import { useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";

const creditClass =
  "absolute right-1.5 bottom-1 rounded-[2px] bg-[color-mix(in_srgb,var(--map-land)_75%,transparent)] px-1 text-2xs text-(--map-label-2)";

/** Whose data the bundled map is drawn of (a style address brings its own credits); on a small one and on phones behind a word, else they would cover a third of it. */
export function Credit({ mini }: { mini: boolean }) {
  const t = useTranslations("map");
  const credits = (
    <>
      <a href="https://www.naturalearthdata.com/">Natural Earth</a>,{" "}
      <a href="https://www.soest.hawaii.edu/pwessel/gshhg/">GSHHG</a>, <a href="https://www.geonames.org/">GeoNames</a>{" "}
      (<a href="https://creativecommons.org/licenses/by/4.0/">{t("licence")}</a>), Charabanc
    </>
  );
  return (
    <>
      {!mini && <div className={cn(creditClass, "max-md:hidden")}>{credits}</div>}
      <details className={cn(creditClass, "text-right", !mini && "md:hidden")}>
        <summary className="cursor-pointer list-none [&::-webkit-details-marker]:hidden">{t("credits")}</summary>
        {credits}
      </details>
    </>
  );
}
