"use client";
import { Eye } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState, useSyncExternalStore } from "react";
import { FormProvider } from "react-hook-form";
import { NoScript } from "@/components/form/no-script";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import type { CompanyRecord } from "@/lib/features/company/schema";
import { ProfileConflict } from "./conflict";
import { Preview, type Surroundings } from "./preview";
import { Sections } from "./sections";
import { useProfile } from "./use-profile";
import "@/components/company/styles.css";

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
  const { form, base, stored, values, isDirty, submit } = profile;
  const preview = <Preview record={base} values={values} around={around} />;
  return (
    <FormProvider {...form}>
      <div className="cpe grid grid-cols-1 gap-6 items-start xl:grid-cols-[minmax(0,1fr)_minmax(24rem,29rem)]">
        <form method="post" noValidate onSubmit={submit} aria-label={t("title")}>
          <NoScript />
          <Sections companyType={base.companyType} zones={zones} />
          <div className="cpe-bar" data-bottom-bar="save">
            <span className={isDirty ? "text-ink-2" : "saved text-ink-2"} role="status">
              {t(isDirty ? "unsaved" : "allSaved")}
            </span>
            <Button className="xl:hidden" onClick={() => setOpen(true)}>
              <Icon of={Eye} />
              {t("preview")}
            </Button>
            <Button type="submit" variant="pri" busy={form.formState.isSubmitting}>
              {t("save")}
            </Button>
          </div>
        </form>
        {isWide && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
          <section className="cpe-side" aria-label={t("preview")} tabIndex={0}>
            <h2>{t("preview")}</h2>
            {preview}
          </section>
        )}
      </div>
      {open && !isWide && (
        <Dialog open onOpenChange={setOpen} title={t("preview")}>
          {preview}
        </Dialog>
      )}
      {stored && <ProfileConflict profile={profile} stored={stored} />}
    </FormProvider>
  );
}
