"use client";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { telHref } from "@/components/ui/tel";
import { mayAssign } from "@/lib/features/driver/rules";
import type { AssignmentRecord, CrewHours } from "@/lib/features/driver/schema/assignment";
import { CrewDialog } from "./crew-dialog";
import { DriverLink } from "./driver-link";
import { languageNames } from "./language-names";

type Member = AssignmentRecord["drivers"][number];

const wholeHours = (minutes: number) => Math.floor(minutes / 60);

/** Rules whose sentence stands among the words; any other is told by its article. */
const known = ["daily-driving", "daily-rest", "weekly-driving", "fortnight-driving"] as const;

/** What of the driver's fortnight goes beyond the rules, or that nothing does; advice. */
function Hours({ hours }: { hours: CrewHours }) {
  const t = useTranslations("driver.crew");
  const rules = useTranslations("drivinghours.rule");
  const { week, restBefore, violations, partial } = hours;
  const facts = [
    restBefore === null ? "" : t("restBefore", { hours: wholeHours(restBefore) }),
    t("week", { hours: wholeHours(week) }),
    partial ? t("partial") : "",
  ];
  const broken = [...new Map(violations.map((one) => [one.rule, one])).values()];
  return (
    <ul className="grid grid-cols-1 gap-1 text-sm">
      <li className="flex items-start gap-2">
        <Icon of="circle-check" size={17} className="mt-0.5 text-info" />
        <span>{facts.filter(Boolean).join(", ")}</span>
      </li>
      {broken.map(({ rule, article }) => {
        const word = known.find((one) => one === rule);
        return (
          <li key={rule} className="flex items-start gap-2">
            <Icon of="triangle-exclamation-point" size={17} className="mt-0.5 text-warning" />
            <span>
              {word ? rules(word) : t("against")} ({article})
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** `bus`: of several the plate of theirs, empty where that is not settled. */
function Driver({ driver, trip, bus }: { driver: Member; trip: string | null; bus: string }) {
  const t = useTranslations("driver");
  const named = languageNames(useLocale());
  const { id, name, phone, languages, hours, linkedAt } = driver;
  return (
    <li className="grid grid-cols-1 content-start gap-2 border-t border-line pt-3">
      <div className="min-w-0">
        <b className="break-words">{name}</b>
        {bus && <span className="block text-sm">{bus}</span>}
        <span className="block text-sm text-ink-2">
          {phone ? <a href={telHref(phone)}>{phone}</a> : t("panel.noPhone")}
          {languages.length > 0 && `, ${languages.map(named).join(", ")}`}
        </span>
      </div>
      <Hours hours={hours} />
      {trip && <DriverLink trip={trip} driver={id} phone={phone} linkedAt={linkedAt} />}
    </li>
  );
}

/**
 * Who drives a trip and whether that is lawful, with the dialog in which bus and drivers are chosen. `later`: something else
 * of the page comes first, as a proposal that waits for an answer.
 */
export function CrewCard({ assignment, later }: { assignment: AssignmentRecord; later?: boolean }) {
  const t = useTranslations("driver.crew");
  const [open, setOpen] = useState(false);
  const { drivers, state, moreBuses } = assignment;
  const plates = [assignment.bus, ...moreBuses].map(
    (id) => assignment.choices.buses.find((one) => one.id === id)?.licenceplate ?? "",
  );
  const out = mayAssign(state)
    ? assignment.choices.buses.filter(({ id, active }) => !active && [assignment.bus, ...moreBuses].includes(id))
    : [];
  const busOf = (number: number | null) => {
    if (moreBuses.length === 0) return "";
    return number === null
      ? t("anyBus")
      : [t("busNumber", { n: number }), plates[number - 1]].filter(Boolean).join(", ");
  };
  return (
    <div className="grid grid-cols-1 content-start gap-3">
      {out.length > 0 && (
        <Notice tone="warn">
          {t("out", { count: out.length, plates: out.map(({ licenceplate }) => licenceplate).join(", ") })}
        </Notice>
      )}
      {drivers.length > 0 ? (
        <ul className="grid grid-cols-1 gap-3">
          {drivers.map((driver) => (
            <Driver
              key={driver.id}
              driver={driver}
              bus={busOf(driver.busNumber)}
              trip={mayAssign(state) ? assignment.trip : null}
            />
          ))}
        </ul>
      ) : (
        <p className="text-ink-2">{t(mayAssign(state) ? "none" : "noneThen")}</p>
      )}
      {drivers.length > 0 && <p className="text-xs text-ink-3">{t("advice")}</p>}
      {mayAssign(state) && (
        <div>
          <Button
            variant={later || (drivers.length > 0 && out.length === 0) ? "line" : "pri"}
            onClick={() => setOpen(true)}
          >
            {t(drivers.length > 0 || out.length > 0 ? "change" : "assign")}
          </Button>
        </div>
      )}
      {open && <CrewDialog assignment={assignment} onClose={() => setOpen(false)} />}
    </div>
  );
}
