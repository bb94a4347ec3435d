import { useTranslations } from "next-intl";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import type { ReaderRecord } from "@/lib/features/partnercircle/schema";
import { formatDateTime } from "@/lib/i18n/formats";
import { OpenToAll } from "./open-to-all";

type Props = { request: BusRequestRecord; readers: readonly ReaderRecord[] };

/** For its author: who reads the request before all others, until when, and the press that ends it. */
export function CircleCard({ request, readers }: Props) {
  const t = useTranslations("busrequest.circle");
  const { id, reference, opensAt } = request;
  if (opensAt === null) return null;
  return (
    <section className="card grid grid-cols-1 content-start gap-4 print:hidden" aria-labelledby="circle-title">
      <h2 id="circle-title">{t("cardTitle")}</h2>
      <p className="text-ink-2">{t("cardText", { time: formatDateTime(opensAt) })}</p>
      {readers.length === 0 ? (
        <p>{t("cardNobody")}</p>
      ) : (
        <ul className="grid gap-2">
          {readers.map(({ id: company, name }) => (
            <li key={company} className="wrap-anywhere">
              {name}
            </li>
          ))}
        </ul>
      )}
      <OpenToAll id={id} reference={reference} />
    </section>
  );
}
