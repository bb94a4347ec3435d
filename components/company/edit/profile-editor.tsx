"use client";
import { useTranslations } from "next-intl";
import { useState, useSyncExternalStore } from "react";
import { useWatch } from "react-hook-form";
import { EditorBar, editorClass, previewClass } from "@/components/form/editor";
import { FormBody } from "@/components/form/form-body";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Dialog } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { SkeletonRows } from "@/components/ui/skeleton";
import { useLazy } from "@/components/ui/use-lazy";
import type { CompanyRecord } from "@/lib/features/company/schema";
import { ProfileConflict, useProfileLabels } from "./conflict";
import type { Surroundings } from "./preview";
import { Sections } from "./sections";
import { useProfile } from "./use-profile";
import type { ProfileValues } from "./values";

const wide = "(min-width: 80rem)";

/** Where there is room for the preview beside the form. */
function useWide() {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(wide);
      media.addEventListener("change", onChange);
      return () => media.removeEventListener("change", onChange);
    },
    () => matchMedia(wide).matches,
    () => true,
  );
}

type Props = {
  record: CompanyRecord;
  around: Surroundings;
  /** Time zones to choose from: those of the server, the browser may know others. */
  zones: readonly string[];
};

/** The owner's form of the whole profile, with the public page beside it as it will be. */
export function ProfileEditor({ record, around, zones }: Props) {
  const t = useTranslations("companyprofile");
  const profile = useProfile(record);
  const [open, setOpen] = useState(false);
  const isWide = useWide();
  // The public page, and the validator that says what of it could be stored: both weigh more than the form.
  const Preview = useLazy(() => import("./preview").then((part) => part.Preview), isWide || open);
  const { form, isDirty, busy, submit } = profile;
  const base = profile.base ?? record;
  const values = useWatch({ control: form.control }) as ProfileValues;
  const labels = useProfileLabels();
  const preview = Preview ? <Preview record={base} values={values} around={around} /> : <SkeletonRows rows={6} />;
  return (
    <>
      <div className={editorClass}>
        <FormBody
          form={form}
          labels={labels}
          onSubmit={submit}
          className="min-w-0 [&>[role=alert]]:mb-4"
          aria-label={t("title")}
        >
          <Sections companyType={base.companyType} zones={zones} />
          <EditorBar status={t(isDirty ? "unsaved" : "allSaved")} quiet={!isDirty}>
            <Button className="xl:hidden" onClick={() => setOpen(true)}>
              <Icon of="eye" />
              {t("preview")}
            </Button>
            <Button type="submit" variant="pri" busy={busy}>
              {t("save")}
            </Button>
          </EditorBar>
        </FormBody>
        {isWide && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
          <section className={cn(previewClass, "max-xl:hidden")} aria-label={t("preview")} tabIndex={0}>
            <h2 className="px-4 pt-3 sign-lg">{t("preview")}</h2>
            {preview}
          </section>
        )}
      </div>
      {open && !isWide && (
        <Dialog open onOpenChange={setOpen} title={t("preview")}>
          {preview}
        </Dialog>
      )}
      <ProfileConflict profile={profile} />
    </>
  );
}
