import { useTranslations } from "next-intl";
import { BrownSign } from "@/components/home/brown-sign";

const places = [
  { name: "along", category: "attraction" },
  { name: "map", category: "other" },
  { name: "home", category: "hotel" },
] as const;

/** The three places where a travel service is found. */
export function Reach() {
  const t = useTranslations("subscription.prices");
  return (
    <section className="grid grid-cols-3 gap-5 max-lg:grid-cols-1" aria-label={t("reachLabel")}>
      {places.map(({ name, category }) => (
        <div className="card grid grid-cols-[5.2rem_minmax(0,1fr)] gap-4 overflow-hidden p-0" key={name}>
          <BrownSign className="h-full min-h-[6.2rem] w-full" category={category} />
          <div className="py-4 pr-4">
            <h2 className="sign-lg hyphens-auto">{t(`reach.${name}.title`)}</h2>
            <p className="mt-1 text-sm text-ink-2">{t(`reach.${name}.text`)}</p>
          </div>
        </div>
      ))}
    </section>
  );
}
