"use client";
import { useTranslations } from "next-intl";
import { ContactStop } from "@/components/busrequest/form/contact-stop";
import { GroupStop } from "@/components/busrequest/form/group-stop";
import { stopLabels } from "@/components/busrequest/form/labels";
import { TripStop } from "@/components/busrequest/form/trip-stop";
import { NumberStepper } from "@/components/form/number-stepper";
import type { Kind } from "@/lib/features/busrequest/rules/kinds";
import { kindFields } from "@/lib/features/busrequest/rules/kindFields";

const stopHead = "mt-2 mb-3 text-lg/[1.2] font-[750]";

/** The fields of the page's form in the same order; an emergency asks for no more than is needed. */
export function RequestFields({ kind }: { kind: Kind }) {
  const t = useTranslations("busrequest.form");
  const labels = stopLabels(kind);
  const contact = <ContactStop kind={kind} receiver={null} needsConsent={false} trade fixedEmail={false} />;
  if (kind === "emergency") {
    return (
      <div className="grid grid-cols-1 content-start gap-4">
        <TripStop kind={kind} />
        <div className="pgrid">
          <NumberStepper name="passengers" label={t(kindFields[kind].count)} min={1} max={500} />
        </div>
        {contact}
      </div>
    );
  }
  return (
    <>
      <section>
        <h3 className={stopHead}>{t(`heads.${labels.trip}`)}</h3>
        <TripStop kind={kind} />
      </section>
      <section>
        <h3 className={stopHead}>{t(`heads.${labels.group}`)}</h3>
        <GroupStop kind={kind} receiver={null} />
      </section>
      <section>
        <h3 className={stopHead}>{t(`heads.${labels.contact}`)}</h3>
        {contact}
      </section>
    </>
  );
}
