"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { SelectField } from "@/components/form/select-field";
import { Button } from "@/components/ui/button";
import { useLazy } from "@/components/ui/use-lazy";
import { headStartsOf } from "@/lib/features/busrequest/rules/head-start";
import type { Kind } from "@/lib/features/busrequest/rules/kinds";
import { useCircles } from "./circles";

/** Who is asked first, and for how long. */
export function CircleFields({ kind }: { kind: Kind }) {
  const t = useTranslations("busrequest.circle");
  const circles = useCircles() ?? [];
  const [managing, setManaging] = useState(false);
  const close = () => setManaging(false);
  const CircleList = useLazy(
    () => import("@/components/partnercircle/circle-list").then((module) => module.CircleList),
    managing,
    close,
  );
  const spanOf = (minutes: number) =>
    minutes < 60 ? t("minutes", { count: minutes }) : t("hours", { count: minutes / 60 });
  return (
    <>
      {circles.length > 0 && (
        <>
          <SelectField
            name="circle"
            label={t("which")}
            choices={circles.map(({ id, name, companies }) => ({
              value: id,
              label: t("option", { name, count: companies.length }),
            }))}
          />
          <SelectField
            name="opensAfter"
            label={t("opens")}
            choices={headStartsOf(kind).map((minutes) => ({ value: String(minutes), label: spanOf(minutes) }))}
          />
        </>
      )}
      <div className="col-span-full! flex flex-wrap items-center gap-3">
        {circles.length === 0 && <span>{t("none")}</span>}
        <Button onClick={() => setManaging(true)}>{t(circles.length === 0 ? "create" : "manage")}</Button>
      </div>
      {managing && CircleList && <CircleList circles={circles} onClose={close} />}
    </>
  );
}
