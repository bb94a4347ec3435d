"use client";
import { useTranslations } from "next-intl";
import { idle } from "@/components/ui/idle";
import { useLazy } from "@/components/ui/use-lazy";
import { GuideLabel } from "./guide-label";

/** What the trip in the form costs as a rule; for its author alone, companies never see it. What asks for it comes after the page. */
export function FormPrice() {
  const t = useTranslations("price");
  const FormGuide = useLazy(async () => {
    await idle();
    return (await import("./form-guide")).FormGuide;
  }, true);
  return (
    <section className="card mt-4 grid grid-cols-1 gap-3" aria-label={t("title")}>
      {FormGuide ? <FormGuide /> : <GuideLabel />}
      <p className="text-xs text-ink-3">{t("companiesBlind")}</p>
    </section>
  );
}
