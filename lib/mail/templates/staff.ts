import { typedLine } from "../clean";
import { ownLink, type Template } from "../content";

type StaffInvitedData = { host: string; company: string; owner: boolean; link: string };
type StaffRoleData = { firstname: string; company: string; owner: boolean; link: string };
type StaffRemovedData = { firstname: string; company: string; link: string };

const invitationDays = 7;
const role = (owner: boolean) => (owner ? "owner" : "staff");

export const staffInvited: Template<StaffInvitedData> = ({ data, t }) => {
  const host = typedLine(data.host, 120);
  const company = typedLine(data.company, 120);
  return {
    subject: t("staffInvited.subject", { company }),
    heading: t("staffInvited.heading", { company }),
    intro: [t("staffInvited.intro", { host, company, role: role(data.owner) })],
    facts: [{ label: t("fact.company"), value: company }],
    action: { label: t("staffInvited.action"), href: ownLink(data.link) },
    notes: [t("staffInvited.expiry", { days: invitationDays }), t("staffInvited.stranger")],
  };
};

export const staffRole: Template<StaffRoleData> = ({ data, t }) => {
  const company = typedLine(data.company, 120);
  const words = { company, role: role(data.owner) };
  return {
    subject: t("staffRole.subject", words),
    heading: t("staffRole.heading", words),
    intro: [t("staffRole.intro", { ...words, firstname: typedLine(data.firstname, 60) })],
    action: { label: t("staffRole.action"), href: ownLink(data.link) },
    notes: [t("staffRole.wrong")],
  };
};

export const staffRemoved: Template<StaffRemovedData> = ({ data, t }) => {
  const company = typedLine(data.company, 120);
  return {
    subject: t("staffRemoved.subject", { company }),
    heading: t("staffRemoved.heading", { company }),
    intro: [t("staffRemoved.intro", { company, firstname: typedLine(data.firstname, 60) })],
    action: { label: t("staffRemoved.action"), href: ownLink(data.link) },
    notes: [t("staffRemoved.keep")],
  };
};
