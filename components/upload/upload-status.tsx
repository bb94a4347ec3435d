"use client";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { ProgressBar } from "@/components/ui/progress-bar";
import { fileQuota, maxMegabytes, type UploadType } from "@/lib/features/upload/rules";
import type { UploadState } from "./use-upload";

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
      <div className="flex flex-wrap items-center justify-between gap-y-2 gap-x-3">
        <div className="flex-[1_1_12rem] min-w-0 grid gap-1">
          <span className="min-w-0 wrap-anywhere">{name}</span>
          <ProgressBar
            className="h-2"
            max={100}
            value={percent < 100 ? percent : undefined}
            aria-label={t("progress", { name })}
          />
          <span className="text-xs text-ink-3">{text}</span>
        </div>
        <Button className="min-h-11!" onClick={onCancel}>
          {t("cancel")}
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-y-2 gap-x-3">
      <span className="field-message flex-[1_1_14rem]" id={`${id}-upload-error`} role="alert">
        <Icon of="circle-exclamation-point" size={16} />
        <span className="min-w-0 wrap-anywhere">
          {t("failed", { name })} {t(`error.${state.error}`, { megabytes: maxMegabytes(uploadType), ...room })}
        </span>
      </span>
      <span className="flex gap-2">
        {state.again && (
          <Button className="min-h-11!" onClick={() => onAgain(state.file)}>
            {t("again")}
          </Button>
        )}
        <Button variant="ghost" className="min-h-11!" onClick={onCancel}>
          {t("dismiss")}
        </Button>
      </span>
    </div>
  );
}
