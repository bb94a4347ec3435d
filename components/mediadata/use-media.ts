"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useVersionedForm } from "@/components/form/use-versioned-form";
import { type MediaAnswer, mediaCalls } from "@/lib/features/mediadata/client";
import type { MediaAddress, MediaInput, MediaKind } from "@/lib/features/mediadata/schema";
import { ApiError } from "@/lib/http/client";
import { contentOf, fields, type MediaValues, resolverFor, valuesOf } from "./values";

export type StoredMedia = { content: unknown; version: number };

/**
 * What a call of media data has stored: one entry a film, or one entry. Its refusals have no words (docs/spec.md, 8):
 * whether somebody was faster, the form finds by reading anew.
 */
function storedBy(kind: MediaKind, { successful, entity, version }: MediaAnswer<unknown>): StoredMedia {
  if (!successful || version === undefined) throw new ApiError(409, "Conflict", "");
  return { content: kind === "video" ? entity : (entity[0] ?? null), version };
}

/** The form of one kind and language. */
export function useMedia(address: MediaAddress, record: StoredMedia) {
  const t = useTranslations("mediadata.editor");
  const router = useRouter();
  const { kind } = address;
  const [resolver] = useState(() => resolverFor(kind));
  const held = useVersionedForm({
    record,
    resolver,
    onDone: router.refresh,
    kind: { valuesOf: ({ content }: StoredMedia) => valuesOf(kind, content), ...fields },
    load: async () => storedBy(kind, await mediaCalls.read(address)),
    save: async (values, base) => {
      const content = contentOf(kind, values) as MediaInput[MediaKind];
      return storedBy(kind, await mediaCalls.write(address, content, base?.version));
    },
    saved: () => t("saved"),
    messageOf: () => `${t("failed")} ${t("failedText")}`,
  });
  const { form, send } = held;
  const values = useWatch({ control: form.control }) as MediaValues;
  const restore = (id: string) =>
    send(
      async (base) => storedBy(kind, await mediaCalls.restore(address, id, base?.version)),
      () => t("restored"),
    );
  const copy = (content: unknown) => {
    const next = valuesOf(kind, content);
    for (const name of Object.keys(next) as (keyof MediaValues)[]) form.setValue(name, next[name]);
  };
  return { ...held, values, restore, copy };
}
export type Media = ReturnType<typeof useMedia>;
