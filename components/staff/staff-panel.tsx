"use client";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Count } from "@/components/ui/count";
import { useAction } from "@/components/form/use-action";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { api } from "@/lib/http/client";
import type { StaffInvitation, StaffMember, StaffRecord } from "@/lib/features/staff/schema";
import { setCurrentUser } from "@/lib/features/user/client";
import { AskFirst, type AskedAction, type Question } from "./ask-first";
import { InvitationList } from "./invitation-list";
import { InviteForm } from "./invite-form";
import { fullName, MemberList } from "./member-list";

type Props = { company: { id: string; name: string }; staff: StaffRecord };
type CardProps = { title: string; count: number; children: ReactNode };

/** A row that goes takes the focus with it: it then moves to the list's heading. */
function ListCard({ title, count, children }: CardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) heading.current?.focus();
    before.current = count;
  }, [count]);
  return (
    <section className="card">
      <h2 ref={heading} tabIndex={-1} className="flex flex-wrap items-center gap-2 mb-3 text-xl">
        {title} <Count value={count} />
      </h2>
      {children}
    </section>
  );
}

/** Who works for the company, who is invited, and the form that invites. */
export function StaffPanel({ company, staff: { members, invitations } }: Props) {
  const t = useTranslations("staff");
  const lng = useLocale();
  const router = useRouter();
  const { run: act } = useAction({ failed: t("failed"), refresh: router.refresh });
  const [question, setQuestion] = useState<Question | null>(null);

  async function runFor(what: AskedAction, member: StaffMember) {
    const leaves = what === "leave" || what === "remove";
    const params = { id: company.id, userId: member.id };
    const body = { owner: what === "promote", version: member.version };
    const call = (): Promise<unknown> =>
      leaves
        ? api("DELETE /company/{id}/staff/{userId}", { params })
        : api("PUT /company/{id}/staff/{userId}", { params, body });
    const done = await act(call, t(`done.${what}`, { name: fullName(member) }));
    if (done && what === "stepDown") router.push(`/${lng}/userpanel/profile`);
    if (!done || what !== "leave") return;
    setCurrentUser(null);
    location.assign(`/${lng}/login`);
  }
  const ask = (what: AskedAction, member: StaffMember) =>
    setQuestion({ action: what, name: fullName(member), owner: member.owner, run: () => runFor(what, member) });
  const revoke = (open: StaffInvitation) => {
    const params = { id: company.id, invitationId: open.id };
    const run = () =>
      act(
        () => api("DELETE /company/{id}/staff/invitations/{invitationId}", { params }),
        t("done.revoke", { name: open.email }),
      );
    setQuestion({ action: "revoke", name: open.email, owner: open.owner, run });
  };
  const resend = (open: StaffInvitation) =>
    act(
      () =>
        api("POST /company/{id}/staff/invitations/{invitationId}/resend", {
          params: { id: company.id, invitationId: open.id },
        }),
      t("done.resend", { name: open.email }),
    );
  const start = () => document.getElementById("f-email")?.focus();
  const alone = members.length === 1 && invitations.length === 0;

  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid grid-cols-1 content-start gap-4">
        <ListCard title={t("members")} count={members.length}>
          <MemberList members={members} onAsk={ask} />
          {alone && (
            <EmptyState
              sign="parking"
              level={3}
              title={t("alone.title")}
              text={t("alone.text")}
              action={<Button onClick={start}>{t("alone.action")}</Button>}
            />
          )}
        </ListCard>
        {invitations.length > 0 && (
          <ListCard title={t("invitations")} count={invitations.length}>
            <InvitationList invitations={invitations} onResend={resend} onRevoke={revoke} />
          </ListCard>
        )}
      </div>
      <InviteForm companyId={company.id} />
      <AskFirst question={question} company={company.name} onClose={() => setQuestion(null)} />
    </div>
  );
}
