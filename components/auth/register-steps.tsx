"use client";
import { useTranslations } from "next-intl";
import "./styles.css";

const stops = ["account", "company", "done"] as const;
const words = {
  account: ["stepAccount", "stepAccountText"],
  company: ["stepCompany", "stepCompanyText"],
  done: ["stepDone", "stepDoneText"],
} as const;

/** Registration as a route line: the yellow stop is the current one. */
export function RegisterSteps({ here }: { here: (typeof stops)[number] }) {
  const t = useTranslations("auth.register");
  const at = stops.indexOf(here);
  return (
    <aside className="rg-s">
      <ol aria-label={t("steps")}>
        {stops.map((stop, index) => (
          <li
            key={stop}
            className={index === at ? "here" : index < at ? "done" : undefined}
            aria-current={index === at ? "step" : undefined}
          >
            {t(words[stop][0])}
            <small>{t(words[stop][1])}</small>
          </li>
        ))}
      </ol>
    </aside>
  );
}
