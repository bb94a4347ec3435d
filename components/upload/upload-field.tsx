"use client";
import { Picture as Image } from "@/components/ui/picture";
import { useTranslations } from "next-intl";
import { type ReactNode, useId, useRef, useState } from "react";
import { Field } from "@/components/form/field";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { UploadType } from "@/lib/features/upload/rules";
import { DropZone } from "./drop-zone";
import { UploadStatus } from "./upload-status";
import { useHeldSubmit } from "./use-held-submit";
import { useUpload } from "./use-upload";

type UploadFieldProps = {
  uploadType: UploadType;
  label: ReactNode;
  hint?: ReactNode;
  /** The file's `publicUrl`. */
  value: string | null;
  onChange: (url: string | null) => void;
  /** `name`: a file that nobody reads by its address. */
  preview?: "image" | "file" | "name";
  /** Of the file field, for a summary of errors that leads to it. */
  id?: string;
};

type ShownProps = { url: string; name: string | null; preview: "image" | "file" | "name"; onRemove: () => void };

function Shown({ url, name, preview, onRemove }: ShownProps) {
  const t = useTranslations("upload");
  return (
    <div className="flex flex-wrap items-center justify-between gap-y-2 gap-x-3">
      {preview === "image" ? (
        // A page elsewhere is no picture that we may fetch and make smaller.
        <Image
          className="size-24 rounded-control border border-line bg-[#fff] object-contain"
          src={url}
          alt={t("preview")}
          width={96}
          height={96}
          asItIs={!url.startsWith("/")}
        />
      ) : preview === "name" ? (
        <span className="inline-flex items-center gap-2 min-h-11 min-w-0">
          <Icon of="file-text" size={20} />
          <span className="min-w-0 wrap-anywhere">{name ?? t("fileThere")}</span>
        </span>
      ) : (
        <a className="inline-flex items-center gap-2 min-h-11 min-w-0" href={url}>
          <Icon of="file-text" size={20} />
          <span className="min-w-0 wrap-anywhere">{name ?? t("openFile")}</span>
        </a>
      )}
      <Button variant="ghost" className="min-h-11!" onClick={onRemove}>
        <Icon of="trash" />
        {t("remove")}
      </Button>
    </div>
  );
}

/** One file: chosen or dropped, sent with progress, shown as it is kept. */
export function UploadField({
  uploadType,
  label,
  hint,
  value,
  onChange,
  preview = "image",
  ...rest
}: UploadFieldProps) {
  const own = useId();
  const id = rest.id ?? own;
  const input = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState<{ url: string; name: string } | null>(null);
  const chosen = useRef("");
  const { state, send, cancel } = useUpload(uploadType, (url) => {
    setSent({ url, name: chosen.current });
    onChange(url);
  });
  useHeldSubmit(input, state.phase === "sending", value);
  const start = (file: File) => {
    chosen.current = file.name;
    void send(file);
  };
  // The button that was pressed disappears: the file field takes the focus.
  const thenFocus = (action: () => void) => {
    action();
    requestAnimationFrame(() => input.current?.focus());
  };
  const failed = state.phase === "failed";
  const describedBy = [`${id}-rule`, hint ? `${id}-hint` : "", failed ? `${id}-upload-error` : ""];
  return (
    <Field id={id} label={label} hint={hint} className={failed ? "field-invalid" : ""}>
      {value && (
        <Shown
          url={value}
          name={sent?.url === value ? sent.name : null}
          preview={preview}
          onRemove={() => thenFocus(() => onChange(null))}
        />
      )}
      <DropZone
        id={id}
        uploadType={uploadType}
        input={input}
        invalid={failed}
        describedBy={describedBy.filter(Boolean).join(" ")}
        onFiles={([file]) => file && start(file)}
      />
      <UploadStatus
        id={id}
        state={state}
        uploadType={uploadType}
        onCancel={() => thenFocus(cancel)}
        onAgain={(file) => thenFocus(() => start(file))}
      />
    </Field>
  );
}
