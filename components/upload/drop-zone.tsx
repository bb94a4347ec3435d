"use client";
import { cn } from "@/components/ui/cn";
import { useTranslations } from "next-intl";
import { type DragEvent, type RefObject, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { acceptedTypes, isPicture, maxMegabytes, type UploadType } from "@/lib/features/upload/rules";

type Props = {
  id: string;
  uploadType: UploadType;
  describedBy: string | undefined;
  invalid: boolean;
  input: RefObject<HTMLInputElement | null>;
  onFiles: (files: File[]) => void;
  multiple?: boolean;
};

/** The browser's own file field, stretched over a surface on which files can also be dropped. */
export function DropZone({ id, uploadType, describedBy, invalid, input, onFiles, multiple }: Props) {
  const t = useTranslations("upload");
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files].slice(0, multiple ? undefined : 1));
  };
  return (
    <div
      className={cn(
        "relative flex min-h-[calc(var(--control-h)+0.75rem)] flex-wrap items-center gap-x-2 gap-y-1 rounded-control border-control border-line-strong px-3 py-[0.6rem] wrap-anywhere focus-within:[box-shadow:inset_0_0_0_2px_var(--focus-inner)] focus-within:outline-3 focus-within:outline-offset-1 focus-within:outline-focus-outer in-[.field-invalid]:border-2 in-[.field-invalid]:border-solid in-[.field-invalid]:border-danger",
        over ? "border-solid bg-hover" : "border-dashed bg-surface hover:bg-hover",
      )}
    >
      {/* The field itself takes the click, the drop and the focus; its words are drawn beside it. */}
      <input
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        ref={input}
        id={id}
        type="file"
        accept={acceptedTypes(uploadType).join(",")}
        multiple={multiple}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // The same file chosen again is a change, too.
          event.target.value = "";
          if (files.length > 0) onFiles(files);
        }}
      />
      <Icon of="upload" size={20} className="text-ink-3" />
      <span aria-hidden>
        <b className="underline underline-offset-[0.2em]">{t("choose", { count: multiple ? 2 : 1 })}</b>{" "}
        <span className="[@media(hover:_none)]:hidden">{t("orDrop")}</span>
      </span>
      <span className="basis-full text-xs text-ink-3" id={`${id}-rule`}>
        {t(isPicture(uploadType) ? "rulePicture" : "rulePdf", { megabytes: maxMegabytes(uploadType) })}
      </span>
    </div>
  );
}
