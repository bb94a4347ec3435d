import { useTranslations } from "next-intl";
import { FrameMark } from "./frame-mark";
import { RequestForm } from "./request-form";
import type { Prefill, Receiver } from "./values";

type Props = { company: Receiver & { city: string }; prefill: Prefill };

/** A company's own form: the request goes to it alone; bare where another site frames it. */
export function SingleRequest({ company, prefill }: Props) {
  const t = useTranslations("busrequest.single");
  const words = { company: company.name, city: company.city };
  return (
    <>
      <FrameMark />
      <RequestForm
        single
        needsConsent
        kind="grouprequest"
        trade={false}
        receiver={company}
        title={t("title", words)}
        lead={t(company.city ? "lead" : "leadPlain", words)}
        prefill={{ ...prefill, mode: "individual" }}
        draftKey={`single-${company.slug}`}
      />
    </>
  );
}
