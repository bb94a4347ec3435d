"use client";
import { useLocale, useTranslations } from "next-intl";
import { FormProvider } from "react-hook-form";
import { EditorBar, editorClass, previewClass } from "@/components/form/editor";
import { NoScript } from "@/components/form/no-script";
import { languageName } from "@/components/news/article-head";
import { Arrived } from "@/components/ui/arrived";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Notice } from "@/components/ui/notice";
import type { MediaAddress, MediaVersion } from "@/lib/features/mediadata/schema";
import type { Language } from "@/lib/i18n/routing";
import { MediaFields } from "./media-fields";
import { MediaHistory } from "./media-history";
import { MediaPreview } from "./media-preview";
import { type Media, type StoredMedia, useMedia } from "./use-media";
import { contentOf } from "./values";

type Other = { language: Language; content: unknown };

/** Nothing that was typed is lost where somebody was faster or the line is down. */
function Refused({ media: { newer, failed, adopt, keepMine } }: { media: Media }) {
  const t = useTranslations("mediadata.editor");
  if (failed) {
    return (
      <Arrived>
        <Notice tone="bad" title={t("failed")} live>
          {t("failedText")}
        </Notice>
      </Arrived>
    );
  }
  if (!newer) return null;
  return (
    <Arrived>
      <Notice tone="warn" title={t("stale")} live>
        {t("staleText")}
        <span className="flex flex-wrap items-center gap-2 mt-2">
          <Button small onClick={() => adopt(newer)}>
            {t("theirs")}
          </Button>
          <Button small onClick={keepMine}>
            {t("mine")}
          </Button>
        </span>
      </Notice>
    </Arrived>
  );
}

/** A language that is still empty may begin with the words of another. */
function Copy({ media: { base, isDirty, copy }, others }: { media: Media; others: readonly Other[] }) {
  const t = useTranslations("mediadata.editor");
  const lng = useLocale() as Language;
  if (base.version > 0 || isDirty || others.length === 0) return null;
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
  const { form, base, values, isDirty, submit, restore } = media;
  const { kind, language } = address;
  return (
    <FormProvider {...form}>
      <div className={editorClass}>
        <form
          method="post"
          noValidate
          className="grid min-w-0 grid-cols-1 content-start gap-4"
          onSubmit={submit}
          aria-label={t("label")}
        >
          <NoScript />
          <Refused media={media} />
          <Copy media={media} others={others} />
          <div className="card grid grid-cols-1 content-start gap-4">
            <MediaFields kind={kind} language={language} />
          </div>
          <EditorBar status={t(isDirty ? "unsaved" : base.version === 0 ? "nothing" : "allSaved")}>
            <Button type="submit" variant="pri" busy={form.formState.isSubmitting}>
              {t("save")}
            </Button>
          </EditorBar>
        </form>
        <section
          className={cn(previewClass, "pb-4")}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
          tabIndex={0}
          aria-label={t("preview")}
        >
          <h2 className="px-4 pt-3 pb-2 text-lg">{t("preview")}</h2>
          <div className="mx-4" lang={language}>
            <MediaPreview kind={kind} content={contentOf(kind, values)} />
          </div>
        </section>
      </div>
      <MediaHistory {...history} current={base.content ?? null} dirty={isDirty} onRestore={restore} />
    </FormProvider>
  );
}
