import { useTranslations } from "next-intl";
import { FactList } from "@/components/ui/fact-list";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import { contactOf } from "./contact";
import { ContactRuleChoice } from "./contact-rule-choice";
import { useContactRule } from "./use-contact-rule";
import { useReceiverWords } from "./use-receiver-words";

type Props = {
  request: BusRequestRecord;
  /** An easier contact rule was chosen, and the bidders are still to be told. */
  ruleWaits: boolean;
  receiver: string | null;
  token: string;
};

/** Who gets the contact data, in the words that companies, mails and the form have for it. */
function Rule({ request, ruleWaits, receiver, token }: Props) {
  const t = useTranslations("busrequest.contactRule");
  const { says } = useContactRule(receiver);
  const { id, version, contact, ended_at } = request;
  if (contact === null) return null;
  return (
    <>
      {ended_at === null && (
        <ContactRuleChoice key={version} value={contact} id={id} version={version} receiver={receiver} token={token} />
      )}
      {ruleWaits && <p className="text-sm">{t("waits")}</p>}
      <p className="text-sm text-ink-2">{says(ruleWaits ? "afterAcceptance" : contact)}</p>
    </>
  );
}

/** What the author has said of itself, as companies read it or will. */
export function MyRequestDetails(props: Props) {
  const t = useTranslations("busrequest.my.details");
  const says = useReceiverWords(props.receiver);
  const { request } = props;
  const { companyName, email, phone, mobile, addresses = [] } = contactOf(request);
  return (
    <>
      <FactList className="wrap-anywhere">
        <dt>{t("name")}</dt>
        <dd dir="auto">{companyName}</dd>
        <dt>{t("email")}</dt>
        <dd>{email}</dd>
        <dt>{t("phone")}</dt>
        <dd>{phone || t("noPhone")}</dd>
        {mobile && (
          <>
            <dt>{t("mobile")}</dt>
            <dd>{mobile}</dd>
          </>
        )}
        {addresses.length > 0 && (
          <>
            <dt>{t("address", { count: addresses.length })}</dt>
            <dd>
              {addresses.map((address) => (
                <span key={address} className="block">
                  {address}
                </span>
              ))}
            </dd>
          </>
        )}
        <dt>{t("remarks")}</dt>
        <dd className="whitespace-pre-line" lang={request.description ? request.language : undefined}>
          {request.description || t("noRemarks")}
        </dd>
      </FactList>
      {request.description && <p className="text-xs text-ink-3">{says("details.note")}</p>}
      <Rule {...props} />
    </>
  );
}
