"use client";
import { CircleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { fileQuota, maxMegabytes, type UploadType } from "@/lib/features/upload/rules";
import type { UploadState } from "./use-upload";
import "./styles.css";

const room = { files: fileQuota.files, total: fileQuota.megabytes };

type Props = {
  id: string;
  state: UploadState;
  uploadType: UploadType;
  onCancel: () => void;
  onAgain: (file: File) => void;
};

/** How far it is, or why it went wrong; the message is read aloud when it appears. */
export function UploadStatus({ id, state, uploadType, onCancel, onAgain }: Props) {
  const t = useTranslations("upload");
  if (state.phase === "idle") return null;
  const { name } = state.file;
  if (state.phase === "sending") {
    const percent = Math.round(state.fraction * 100);
    const text = percent < 100 ? t("sending", { percent }) : t("checking");
    return (
      <div className="up-row flex flex-wrap items-center justify-between gap-y-2 gap-x-3 flex flex-wrap items-center justify-between gap-y-2 gap-x-3">
        <div className="up-bar flex-[1_1_12rem] min-w-0 grid gap-1">
          <span className="up-name">{name}</span>
          <progress max={100} value={percent < 100 ? percent : undefined} aria-label={t("progress", { name })} />
          <span className="up-rule">{text}</span>
        </div>
        <Button onClick={onCancel}>{t("cancel")}</Button>
      </div>
    );
  }
  return (
    <div className="up-row flex flex-wrap items-center justify-between gap-y-2 gap-x-3 flex flex-wrap items-center justify-between gap-y-2 gap-x-3">
      <span className="field-message" id={`${id}-upload-error`} role="alert">
        <Icon of={CircleAlert} size={16} />
        <span className="up-name">
          {t("failed", { name })} {t(`error.${state.error}`, { megabytes: maxMegabytes(uploadType), ...room })}
        </span>
      </span>
      <span className="flex gap-2">
        {state.again && <Button onClick={() => onAgain(state.file)}>{t("again")}</Button>}
        <Button variant="ghost" onClick={onCancel}>
          {t("dismiss")}
        </Button>
      </span>
    </div>
  );
}
