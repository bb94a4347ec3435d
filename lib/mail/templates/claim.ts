import { oneLine, typedLine } from "../clean";
import { ownLink, type Template } from "../content";

type ClaimProfileData = { company: string; link: string };
/** `name` and `by` (a mail address): who takes care of the profile from now on. */
type ProfileClaimedData = { company: string; name: string; by: string; link: string };

const named = ({ company }: { company: string }) => ({ company: typedLine(company, 120) });

export const claimProfile: Template<ClaimProfileData> = ({ data, t }) => ({
  subject: t("claimProfile.subject", named(data)),
  heading: t("claimProfile.heading", named(data)),
  intro: [t("claimProfile.intro", named(data)), t("claimProfile.then")],
  action: { label: t("claimProfile.action"), href: ownLink(data.link) },
  notes: [t("claimProfile.expiry", { days: 14 }), t("claimProfile.stranger")],
});

export const profileClaimed: Template<ProfileClaimedData> = ({ data, t }) => ({
  subject: t("profileClaimed.subject", named(data)),
  heading: t("profileClaimed.heading", named(data)),
  intro: [t("profileClaimed.intro", named(data))],
  facts: [
    { label: t("fact.name"), value: typedLine(data.name, 170) },
    { label: t("fact.email"), value: oneLine(data.by, 254) },
  ],
  action: { label: t("profileClaimed.action"), href: ownLink(data.link) },
  notes: [t("profileClaimed.own")],
});
