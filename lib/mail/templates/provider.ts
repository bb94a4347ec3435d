import { typedLine } from "../clean";
import { ownLink, type Template } from "../content";

type ProviderInvitedData = { company: string; link: string };

export const providerInvited: Template<ProviderInvitedData> = ({ data, t }) => {
  const company = typedLine(data.company, 120);
  return {
    subject: t("providerInvited.subject", { company }),
    heading: t("providerInvited.heading", { company }),
    intro: [t("providerInvited.intro", { company }), t("providerInvited.then")],
    action: { label: t("providerInvited.action"), href: ownLink(data.link) },
    notes: [t("providerInvited.expiry", { days: 14 }), t("providerInvited.why")],
  };
};
