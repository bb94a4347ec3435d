"use client";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useAction } from "@/components/form/use-action";
import { ProfileSection } from "@/components/user/profile-section";
import { Button } from "@/components/ui/button";
import { api } from "@/lib/http/client";
import { setCurrentUser } from "@/lib/features/user/client";
import { AskFirst, type Question } from "./ask-first";

type Props = { userId: string; company: { id: string; name: string } };

/** For staff, who do not see the page of their owners: to leave the company on one's own. */
export function LeaveSection({ userId, company }: Props) {
  const t = useTranslations("staff");
  const lng = useLocale();
  const router = useRouter();
  const { run: act } = useAction({ failed: t("failed"), refresh: router.refresh });
  const [question, setQuestion] = useState<Question | null>(null);

  async function run() {
    if (
      !(await act(
        () => api("DELETE /company/{id}/staff/{userId}", { params: { id: company.id, userId } }),
        t("done.leave"),
      ))
    )
      return;
    setCurrentUser(null);
    location.assign(`/${lng}/login`);
  }
  return (
    <ProfileSection id="profile-company" title={t("leave.title")} text={t("leave.text", { company: company.name })}>
      <Button variant="danger" onClick={() => setQuestion({ action: "leave", name: "", owner: false, run })}>
        {t("action.leave")}
      </Button>
      <AskFirst question={question} company={company.name} onClose={() => setQuestion(null)} />
    </ProfileSection>
  );
}
