import { formatDate } from "@/lib/i18n/formats";
import { typedLine } from "../clean";
import { ownLink, type Template } from "../content";

/** `link` leads to the page of the one action. */
type SelfMailData = { firstname: string; link: string };
/** `byAdmin`: not asked for by the person itself. */
type EmailAskedData = SelfMailData & { byAdmin?: boolean };
type DeleteScheduledData = SelfMailData & { date: number };
type NewOwnerData = SelfMailData & { company: string };

const named = ({ firstname }: SelfMailData) => ({ firstname: typedLine(firstname, 60) });

export const emailConfirm: Template<SelfMailData> = ({ data, t }) => ({
  subject: t("emailConfirm.subject"),
  heading: t("emailConfirm.heading"),
  intro: [t("emailConfirm.intro", { ...named(data), hours: 24 })],
  action: { label: t("emailConfirm.action"), href: ownLink(data.link) },
  notes: [t("emailConfirm.sessions"), t("emailConfirm.stranger")],
});

export const emailAsked: Template<EmailAskedData> = ({ data, t }) => ({
  subject: t("emailAsked.subject"),
  heading: t("emailAsked.heading"),
  intro: [t("emailAsked.intro", named(data))],
  action: { label: t(data.byAdmin ? "emailAsked.write" : "emailAsked.action"), href: ownLink(data.link) },
  notes: [t(data.byAdmin ? "emailAsked.byAdmin" : "emailAsked.stranger")],
});

export const emailChanged: Template<SelfMailData> = ({ data, t }) => ({
  subject: t("emailChanged.subject"),
  heading: t("emailChanged.heading"),
  intro: [t("emailChanged.intro", named(data))],
  action: { label: t("emailChanged.action"), href: ownLink(data.link) },
  notes: [t("emailChanged.own")],
});

export const deleteConfirm: Template<SelfMailData> = ({ data, t }) => ({
  subject: t("deleteConfirm.subject"),
  heading: t("deleteConfirm.heading"),
  intro: [t("deleteConfirm.intro", { ...named(data), hours: 24 }), t("deleteConfirm.what", { days: 14 })],
  action: { label: t("deleteConfirm.action"), href: ownLink(data.link) },
  notes: [t("deleteConfirm.stranger")],
});

export const deleteScheduled: Template<DeleteScheduledData> = ({ data, t }) => {
  const day = formatDate(data.date);
  return {
    subject: t("deleteScheduled.subject", { day }),
    heading: t("deleteScheduled.heading", { day }),
    intro: [t("deleteScheduled.intro", named(data)), t("deleteScheduled.what")],
    action: { label: t("deleteScheduled.action"), href: ownLink(data.link) },
    notes: [t("deleteScheduled.mind", { day })],
  };
};

export const accountKept: Template<SelfMailData> = ({ data, t }) => ({
  subject: t("accountKept.subject"),
  heading: t("accountKept.heading"),
  intro: [t("accountKept.intro", named(data))],
  action: { label: t("accountKept.action"), href: ownLink(data.link) },
  notes: [t("accountKept.stranger")],
});

export const newOwner: Template<NewOwnerData> = ({ data, t }) => {
  const company = typedLine(data.company, 120);
  return {
    subject: t("newOwner.subject", { company }),
    heading: t("newOwner.heading", { company }),
    intro: [t("newOwner.intro", { ...named(data), company })],
    action: { label: t("newOwner.action"), href: ownLink(data.link) },
    notes: [t("newOwner.wrong")],
  };
};
