"use client";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useController } from "react-hook-form";
import { Field } from "@/components/form/field";
import { useField } from "@/components/form/use-field";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { type Mark, withMark, withPicture } from "./markup";
import { PictureDialog } from "./picture-dialog";

const buttons = [
  ["heading", "heading-2"],
  ["bold", "letter-b"],
  ["list", "list"],
  ["link", "link-2"],
] as const;

/** A text in Markdown with the few marks that an article needs; whoever knows them types them. */
export function MarkdownField({ name, label, lang }: { name: string; label: string; lang: string }) {
  const t = useTranslations("news.editor");
  const field = useField(name, { hint: true });
  const { field: control } = useController({ name });
  const area = useRef<HTMLTextAreaElement | null>(null);
  const [picking, setPicking] = useState(false);
  const text = String(control.value ?? "");
  const cut = () => ({
    text,
    start: area.current?.selectionStart ?? text.length,
    end: area.current?.selectionEnd ?? text.length,
  });
  function put(next: ReturnType<typeof cut>) {
    control.onChange(next.text);
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(next.start, next.end);
    });
  }
  const mark = (kind: Mark) => put(withMark(cut(), kind, t("example")));
  return (
    <Field id={field.id} label={label} hint={t("hint.text")} error={field.error}>
      <div className="flex flex-wrap gap-1" role="toolbar" aria-label={t("tools")}>
        {buttons.map(([kind, sign]) => (
          <Button key={kind} variant="ghost" small aria-label={t(`mark.${kind}`)} onClick={() => mark(kind)}>
            <Icon of={sign} />
          </Button>
        ))}
        <Button variant="ghost" small onClick={() => setPicking(true)}>
          <Icon of="image-plus" />
          {t("mark.picture")}
        </Button>
      </div>
      <span className="input-box input-area">
        <textarea
          rows={18}
          lang={lang}
          {...field.aria}
          ref={(element) => {
            area.current = element;
            control.ref(element);
          }}
          value={text}
          onChange={control.onChange}
          onBlur={control.onBlur}
        />
      </span>
      {picking && (
        <PictureDialog
          onClose={() => setPicking(false)}
          onInsert={(url, description) => {
            setPicking(false);
            put(withPicture(cut(), url, description));
          }}
        />
      )}
    </Field>
  );
}
