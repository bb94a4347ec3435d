"use client";
import { cn } from "@/components/ui/cn";
import { useTranslations } from "next-intl";

const stops = ["account", "company", "done"] as const;
const words = {
  account: ["stepAccount", "stepAccountText"],
  company: ["stepCompany", "stepCompanyText"],
  done: ["stepDone", "stepDoneText"],
} as const;

const stopClass = cn(
  "relative pb-6 pl-[2.4rem] sign-md max-lg:pt-7 max-lg:pb-0 max-lg:pl-0 max-lg:text-sm/snug",
  "before:absolute before:top-0 before:left-0 before:z-1 before:size-5.5 before:rounded-full before:border-5 before:border-ink",
  "not-last:after:absolute not-last:after:top-2.5 not-last:after:-bottom-2.5 not-last:after:left-2.25 not-last:after:w-1 not-last:after:bg-ink",
  "max-lg:not-last:after:top-2.25 max-lg:not-last:after:-right-2.5 max-lg:not-last:after:bottom-auto max-lg:not-last:after:left-2.5 max-lg:not-last:after:h-1 max-lg:not-last:after:w-auto",
);
const done = "text-ink-2 before:bg-ink";
const ahead = "text-ink-2 before:bg-page";

/** Registration as a route line: the yellow stop is the current one. */
export function RegisterSteps({ here }: { here: (typeof stops)[number] }) {
  const t = useTranslations("auth.register");
  const at = stops.indexOf(here);
  return (
    <aside className="lg:order-last">
      <ol className="max-lg:grid max-lg:grid-cols-[1fr_1fr_auto]" aria-label={t("steps")}>
        {stops.map((stop, index) => (
          <li
            key={stop}
            className={cn(stopClass, index === at ? "text-ink before:bg-brand" : index < at ? done : ahead)}
            aria-current={index === at ? "step" : undefined}
          >
            {t(words[stop][0])}
            <small className="block font-text text-sm/snug font-regular max-lg:hidden">{t(words[stop][1])}</small>
          </li>
        ))}
      </ol>
    </aside>
  );
}
