"use client";
import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { IconName } from "@/components/ui/icon-list";
import { Icon } from "@/components/ui/icon";
import type { StaffMember } from "@/lib/features/staff/schema";
import { formatDate } from "@/lib/i18n/formats";
import type { AskedAction } from "./ask-first";
import { row, rows } from "./rows";

type Ask = (action: AskedAction, member: StaffMember) => void;
type RowProps = { member: StaffMember; last: boolean; onAsk: Ask };

export const fullName = ({ firstname, lastname }: StaffMember) => `${firstname} ${lastname}`;

function Actions({ member, last, onAsk }: RowProps) {
  const t = useTranslations("staff");
  if (last) return <p className="text-xs text-ink-3 lg:max-w-[34ch]">{t("lastOwner")}</p>;
  const role: AskedAction = member.owner ? (member.you ? "stepDown" : "demote") : "promote";
  const end: AskedAction = member.you ? "leave" : "remove";
  const button = (action: AskedAction, sign: IconName) => (
    <Button
      small
      className="max-lg:min-h-11 max-sm:grow"
      aria-label={t("action.for", { action: t(`action.${action}`), name: fullName(member) })}
      onClick={() => onAsk(action, member)}
    >
      <Icon of={sign} size={16} />
      {t(`action.${action}`)}
    </Button>
  );
  return (
    <span className="flex flex-wrap items-center gap-2 lg:justify-end">
      {button(role, "crown")}
      {button(end, "user-minus")}
    </span>
  );
}

function Row(props: RowProps) {
  const { member } = props;
  const t = useTranslations("staff");
  return (
    <li className={row}>
      <div className="min-w-0">
        <b>{fullName(member)}</b> {member.you && <span className="text-ink-2">({t("you")})</span>}
        <span className="block break-words text-sm">{member.email}</span>
        <span className="text-xs text-ink-3 block break-words">{t("userName", { name: member.userName })}</span>
      </div>
      <div className="flex flex-wrap items-center gap-2 lg:block">
        <Badge tone={member.owner ? "live" : "off"}>{t(member.owner ? "owner" : "staff")}</Badge>
        <span className="text-xs text-ink-3 lg:mt-1 lg:block">{t("since", { date: formatDate(member.since) })}</span>
      </div>
      <Actions {...props} />
    </li>
  );
}

/** Everybody of the company; the last owner is told why nothing can be changed there. */
export function MemberList({ members, onAsk }: { members: readonly StaffMember[]; onAsk: Ask }) {
  const owners = members.filter((member) => member.owner).length;
  return (
    <ul className={rows}>
      {members.map((member) => (
        <Row key={member.id} member={member} last={member.owner && owners === 1} onAsk={onAsk} />
      ))}
    </ul>
  );
}
