"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Field } from "@/components/form/field";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { UploadField } from "@/components/upload/upload-field";

type Props = { onInsert: (url: string, description: string) => void; onClose: () => void };

/** A picture for the text: sent first, described, then set where the cursor was. */
export function PictureDialog({ onInsert, onClose }: Props) {
  const t = useTranslations("news.editor.pictureDialog");
  const [url, setUrl] = useState<string | null>(null);
  const [description, setDescription] = useState("");
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("title")}
      footer={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button
            variant="pri"
            className="ml-auto"
            disabled={url === null}
            onClick={() => url && onInsert(url, description)}
          >
            {t("insert")}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 content-start gap-4">
        <UploadField uploadType="image" label={t("file")} value={url} onChange={setUrl} />
        <Field id="nw-alt" label={t("description")} hint={t("descriptionHint")}>
          <span className="input-box">
            <input
              id="nw-alt"
              value={description}
              maxLength={200}
              aria-describedby="nw-alt-hint"
              onChange={(event) => setDescription(event.target.value)}
            />
          </span>
        </Field>
      </div>
    </Dialog>
  );
}
