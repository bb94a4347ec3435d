"use client";
import { Upload } from "lucide-react";
import { useTranslations } from "next-intl";
import { type DragEvent, type RefObject, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { acceptedTypes, isPicture, maxMegabytes, type UploadType } from "@/lib/features/upload/rules";
import "./styles.css";

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
    <div className={`up-zone${over ? " over" : ""}`}>
      <input
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
      <Icon of={Upload} size={20} />
      <span aria-hidden>
        <b>{t("choose", { count: multiple ? 2 : 1 })}</b>{" "}
        <span className="[@media(hover:_none)]:hidden">{t("orDrop")}</span>
      </span>
      <span className="up-rule" id={`${id}-rule`}>
        {t(isPicture(uploadType) ? "rulePicture" : "rulePdf", { megabytes: maxMegabytes(uploadType) })}
      </span>
    </div>
  );
}
