"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useUnsavedWarning } from "@/components/form/use-unsaved-warning";
import { toast } from "@/components/ui/toast-store";
import { mediaCalls } from "@/lib/features/mediadata/client";
import type { MediaAddress, MediaInput, MediaKind } from "@/lib/features/mediadata/schema";
import { contentOf, type MediaValues, resolverFor, valuesOf } from "./values";

export type StoredMedia = { content: unknown; version: number };

/** The call's answer is one entry a film, or one entry. */
const contentIn = (kind: MediaKind, entity: unknown[]) => (kind === "video" ? entity : (entity[0] ?? null));

/** The form of one kind and language, the version it was read with, and a newer one that another has saved. */
export function useMedia(address: MediaAddress, initial: StoredMedia) {
  const t = useTranslations("mediadata.editor");
  const router = useRouter();
  const { kind } = address;
  const [base, setBase] = useState(initial);
  const [newer, setNewer] = useState<StoredMedia | null>(null);
  const [failed, setFailed] = useState(false);
  const form = useForm<MediaValues>({
    defaultValues: valuesOf(kind, initial.content),
    resolver: resolverFor(kind),
  });
  const values = useWatch({ control: form.control }) as MediaValues;
  const { isDirty } = form.formState;
  useUnsavedWarning(isDirty);

  function adopt(next: StoredMedia) {
    setBase(next);
    setNewer(null);
    setFailed(false);
    form.reset(valuesOf(kind, next.content));
    router.refresh();
  }
  /** A refusal has no words (docs/spec.md, 8): whether somebody was faster, the store says. */
  async function explain() {
    const now = await mediaCalls.read(address);
    const isNewer = now.successful && now.version !== undefined && now.version !== base.version;
    if (isNewer) setNewer({ content: contentIn(kind, now.entity), version: now.version ?? 0 });
    setFailed(!isNewer);
  }
  const submit = form.handleSubmit(async (typed) => {
    const content = contentOf(kind, typed) as MediaInput[MediaKind];
    const { successful, entity, version } = await mediaCalls.write(address, content, base.version);
    if (!successful || version === undefined) return explain();
    adopt({ content: contentIn(kind, entity), version });
    toast({ title: t("saved") });
  });
  async function restore(id: string) {
    const { successful, entity, version } = await mediaCalls.restore(address, id, base.version);
    if (!successful || version === undefined) {
      await explain();
      return false;
    }
    adopt({ content: contentIn(kind, entity), version });
    toast({ title: t("restored") });
    return true;
  }
  /** Keeps what is typed here and lets it be saved over the newer version. */
  function keepMine() {
    if (newer) setBase(newer);
    setNewer(null);
  }
  const copy = (content: unknown) => {
    const next = valuesOf(kind, content);
    for (const name of Object.keys(next) as (keyof MediaValues)[])
      form.setValue(name, next[name], { shouldDirty: true });
  };
  return { form, base, newer, failed, values, isDirty, submit, restore, adopt, keepMine, copy };
}
export type Media = ReturnType<typeof useMedia>;
