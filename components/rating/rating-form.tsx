"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useForm } from "react-hook-form";
import { ApiForm } from "@/components/auth/api-form";
import { Segmented } from "@/components/form/choice-cards";
import { TextArea } from "@/components/form/text-field";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import { marks, type RatingMark, ratingMarks } from "@/lib/features/rating/rules";
import { api } from "@/lib/http/client";
import type { Rated } from "./mark-list";

type Values = Record<RatingMark, string> & { text: string };
type Props = { trip: string; token?: string; rated: Rated };

const cards = marks.map((mark) => ({ value: `${mark}`, label: mark }));
/** What was not chosen goes as nothing: the server says so at its field. */
const markOf = (value: string) => Number.parseInt(value, 10);

/** How the trip was, once: three marks and a word. */
export function RatingForm({ trip, token, rated }: Props) {
  const t = useTranslations("rating");
  const router = useRouter();
  const form = useForm<Values>({ defaultValues: { punctual: "", vehicle: "", contact: "", text: "" } });
  const names = { punctual: t(`${rated}.punctual`), vehicle: t(`${rated}.vehicle`), contact: t(`${rated}.contact`) };
  async function send({ text, ...chosen }: Values) {
    const [punctual, vehicle, contact] = [markOf(chosen.punctual), markOf(chosen.vehicle), markOf(chosen.contact)];
    await api("POST /trip/{id}/rating", { params: { id: trip }, token, body: { punctual, vehicle, contact, text } });
    toast({ title: t("sent") });
    router.refresh();
  }
  return (
    <ApiForm
      className="grid grid-cols-1 content-start gap-4"
      form={form}
      send={send}
      labels={{ ...names, text: t("text") }}
    >
      <div className="grid grid-cols-1 content-start gap-4 md:grid-cols-2">
        {ratingMarks.map((mark) => (
          <Segmented key={mark} name={mark} label={names[mark]} cards={cards} />
        ))}
      </div>
      <TextArea
        name="text"
        label={t("text")}
        hint={rated === "company" ? t("company.textHint") : undefined}
        rows={3}
        maxLength={1000}
        optional
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" variant="pri" busy={form.formState.isSubmitting}>
          {t("send")}
        </Button>
        <span className="text-xs text-ink-3">{t("kept")}</span>
      </div>
    </ApiForm>
  );
}

/** A word on what was said of one's own side, once. */
export function AnswerForm({ trip, token }: Omit<Props, "rated">) {
  const t = useTranslations("rating.answer");
  const router = useRouter();
  const form = useForm<{ text: string }>({ defaultValues: { text: "" } });
  async function send(body: { text: string }) {
    await api("POST /trip/{id}/rating/answer", { params: { id: trip }, token, body });
    toast({ title: t("sent") });
    router.refresh();
  }
  return (
    <ApiForm className="grid grid-cols-1 content-start gap-2" form={form} send={send} labels={{ text: t("label") }}>
      <TextArea name="text" label={t("label")} rows={3} maxLength={1000} />
      <div>
        <Button type="submit" busy={form.formState.isSubmitting}>
          {t("send")}
        </Button>
      </div>
    </ApiForm>
  );
}
