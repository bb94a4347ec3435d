import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { askedIn } from "@/components/dispatch/pages";
import type { DispatchRecord } from "@/lib/features/dispatch/schema/dispatch";
import { telHref } from "@/components/ui/tel";

type Line = { company: string; companyName: string; town: string; distance: number; phone: string };

function Lines({ lines }: { lines: readonly Line[] }) {
  const t = useTranslations("dispatch.answers");
  return (
    <ol className="grid grid-cols-1">
      {lines.map(({ company, companyName, town, distance, phone }) => (
        <li key={company} className="flex flex-wrap items-center gap-2 py-2 not-first:border-t not-first:border-line">
          <span className="mr-auto min-w-0">
            <b className="block sign-sm wrap-anywhere">{companyName}</b>
            <span className="block text-xs text-ink-2">
              {t("distance", { town: town || "–", km: Math.round(distance) })}
            </span>
          </span>
          <ButtonLink href={telHref(phone)} aria-label={`${t("callOf", { company: companyName })}, ${phone}`}>
            <Icon of="phone" size={16} />
            {phone}
          </ButtonLink>
        </li>
      ))}
    </ol>
  );
}

/** Companies without an answer and a number to call, the nearest first. */
export const toCall = ({ asks }: DispatchRecord) =>
  asks
    .flatMap(({ phone, state, ...ask }) =>
      phone && (state === "asked" || state === "seen") ? [{ ...ask, phone }] : [],
    )
    .toSorted((a, b) => a.distance - b.distance);

/** Whom to call: who was asked and is silent; once all rings are asked, whoever else is near. */
export function PhoneList({ dispatch }: { dispatch: DispatchRecord }) {
  const t = useTranslations("dispatch.phones");
  const lines = toCall(dispatch);
  const empty = askedIn(dispatch) === 0 ? ("nobody" as const) : ("empty" as const);
  return (
    <section className="card grid grid-cols-1 content-start gap-3" id="phones">
      <div className="flex flex-wrap items-baseline gap-2">
        <h2 className="text-lg">{t("title")}</h2>
        <span className="text-xs text-ink-3">{t("lead")}</span>
      </div>
      {lines.length > 0 ? <Lines lines={lines} /> : <p className="text-sm text-ink-2">{t(empty)}</p>}
      {dispatch.others.length > 0 && (
        <>
          <h3 className="sign-md">{t("others")}</h3>
          <Lines lines={dispatch.others} />
        </>
      )}
    </section>
  );
}
