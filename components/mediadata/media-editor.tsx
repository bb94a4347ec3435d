"use client";
import { useLocale, useTranslations } from "next-intl";
import { get } from "react-hook-form";
import { ConflictChoice } from "@/components/form/conflict-choice";
import { FormBody } from "@/components/form/form-body";
import { EditorBar, editorClass, previewClass } from "@/components/form/editor";
import { languageName } from "@/components/news/article-head";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Notice } from "@/components/ui/notice";
import type { MediaAddress, MediaVersion } from "@/lib/features/mediadata/schema";
import type { Language } from "@/lib/i18n/routing";
import { MediaFields } from "./media-fields";
import { MediaHistory } from "./media-history";
import { type Media, type StoredMedia, useMedia } from "./use-media";
import { useMediaPreview } from "./use-media-preview";
import { contentOf, type FieldName, type MediaValues, planNames } from "./values";

type Other = { language: Language; content: unknown };

function useLabel() {
  const t = useTranslations("mediadata");
  return (name: FieldName) => {
    if (name === "url") return t("field.file");
    if (name === "items" || name === "figures" || name === "videos") return t(`list.${name}.title`);
    return t(`field.${name.replace("plans.", "plan.") as "title" | "plan.trial"}`);
  };
}

const listFields = {
  items: { title: "itemTitle", text: "itemText" },
  figures: { value: "value", label: "label" },
  videos: { title: "title", address: "address", duration: "duration", poster: "poster" },
} as const;

/** What each field is called in the list of errors. */
function useLabels(values: MediaValues) {
  const t = useTranslations("mediadata");
  const inLists = (["items", "figures", "videos"] as const).flatMap((list) =>
    values[list].flatMap((_, index) =>
      Object.entries(listFields[list]).map(([field, word]) => [
        `${list}.${index}.${field}`,
        `${t(`list.${list}.entry`, { number: index + 1 })}, ${t(`field.${word}`)}`,
      ]),
    ),
  );
  const inPlans = planNames.flatMap((plan) =>
    (["name", "audience", "points"] as const).map((field) => [
      `plans.${plan}.${field}`,
      `${t(`field.plan.${plan}`)}, ${t(`field.${field}`)}`,
    ]),
  );
  const plain = { title: t("field.title"), text: t("field.text"), note: t("field.note"), url: t("field.file") };
  return { ...plain, ...Object.fromEntries([...inPlans, ...inLists]) };
}

/** A field in words: an entry of a list on a line of its own. */
function shown(values: MediaValues, name: FieldName) {
  const value: unknown = get(values, name);
  const parts = (entry: unknown) => (typeof entry === "object" && entry ? Object.values(entry) : [entry]);
  const line = (entry: unknown) => parts(entry).filter(Boolean).join(" · ");
  return Array.isArray(value) ? value.map(line).join("\n") : line(value);
}

/** A language that is still empty may begin with the words of another. */
function Copy({ media: { base, isDirty, copy }, others }: { media: Media; others: readonly Other[] }) {
  const t = useTranslations("mediadata.editor");
  const lng = useLocale() as Language;
  if (base?.version || isDirty || others.length === 0) return null;
  return (
    <Notice title={t("emptyTitle")}>
      <span className="flex flex-wrap items-center gap-2 mt-2">
        {others.map(({ language, content }) => (
          <Button key={language} small onClick={() => copy(content)}>
            {t("copy", { language: languageName(language, lng) })}
          </Button>
        ))}
      </span>
    </Notice>
  );
}

type Props = {
  address: MediaAddress;
  stored: StoredMedia;
  others: readonly Other[];
  history: { versions: readonly MediaVersion[]; total: number; page: number; href: string };
};

/** One kind in one language, with the public page beside it and what stood there before. */
export function MediaEditor({ address, stored, others, history }: Props) {
  const t = useTranslations("mediadata.editor");
  const media = useMedia(address, stored);
  const { form, base, values, isDirty, busy, submit, restore } = media;
  const label = useLabel();
  const labels = useLabels(values);
  const { kind, language } = address;
  const MediaPreview = useMediaPreview(true);
  return (
    <>
      <div className={editorClass}>
        <FormBody
          form={form}
          labels={labels}
          onSubmit={submit}
          className="grid min-w-0 grid-cols-1 content-start gap-4"
          aria-label={t("label")}
        >
          <Copy media={media} others={others} />
          <div className="card grid grid-cols-1 content-start gap-4">
            <MediaFields kind={kind} language={language} />
          </div>
          <EditorBar status={t(isDirty ? "unsaved" : !base?.version ? "nothing" : "allSaved")}>
            <Button type="submit" variant="pri" busy={busy}>
              {t("save")}
            </Button>
          </EditorBar>
        </FormBody>
        <section
          className={cn(previewClass, "pb-4")}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
          tabIndex={0}
          aria-label={t("preview")}
        >
          <h2 className="px-4 pt-3 pb-2 sign-lg">{t("preview")}</h2>
          <div className="mx-4" lang={language}>
            {MediaPreview && <MediaPreview kind={kind} content={contentOf(kind, values)} />}
          </div>
        </section>
      </div>
      <MediaHistory {...history} current={base?.content ?? null} dirty={isDirty} onRestore={restore} />
      <ConflictChoice held={media} label={label} shown={shown} />
    </>
  );
}
