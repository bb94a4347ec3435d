"use client";
import { useLocale, useTranslations } from "next-intl";
import { type RefObject, type SyntheticEvent, useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { consent } from "@/lib/state/consent";
import { answers, isInForm, questionId } from "./consent-script";

/** The sentences stand apart: as one paragraph they would be the largest thing that a phone paints. */
function Text() {
  const t = useTranslations("consent");
  const lng = useLocale();
  return (
    <div className="px-6 pb-5">
      {t("text")
        .split(/(?<=\.) /)
        .map((sentence) => (
          <p key={sentence} className="max-md:text-sm">
            {sentence}
          </p>
        ))}
      <p className="text-ink-2 flex flex-wrap items-center gap-3 pt-3">
        <a href={`/${lng}/privacypolicy`}>{t("privacy")}</a>
        <a href={`/${lng}/imprint`}>{t("imprint")}</a>
      </p>
    </div>
  );
}

function Answers() {
  const t = useTranslations("consent");
  return (
    <footer className="flex flex-none flex-wrap gap-[0.6rem] border-t border-line px-6 pt-4 pb-5">
      <Button className="flex-1!" value={answers.reject} onClick={consent.rejectAll}>
        {t("reject")}
      </Button>
      <Button className="flex-1!" value={answers.accept} onClick={consent.acceptAll}>
        {t("accept")}
      </Button>
      <Button variant="ghost" className="basis-full!" value={answers.choose} onClick={() => consent.showSettings(true)}>
        {t("choose")}
      </Button>
    </footer>
  );
}

/**
 * The page's script has shown the element already; from now on it is modal. Nothing is painted anew: the attribute is
 * away for no frame. A field that has the focus keeps it.
 */
function useModal(dialog: RefObject<HTMLDialogElement | null>, open: boolean, known: boolean) {
  useEffect(() => {
    const element = dialog.current;
    if (!element || !known) return;
    if (!open || isInForm()) {
      if (element.matches(":modal")) element.close();
      else element.removeAttribute("open");
      return;
    }
    // All of the page is styled anew behind it: not in the same breath in which the page's parts wake.
    const task = setTimeout(() => {
      if (element.matches(":modal")) return;
      element.removeAttribute("open");
      if (element.hasAttribute("data-choose")) consent.showSettings(true);
      else {
        element.showModal();
        // The browser would take the first link, and draw a ring around it though nobody has pressed a key.
        element.querySelector<HTMLElement>("[tabindex]")?.focus({ preventScroll: true });
      }
    });
    return () => clearTimeout(task);
  }, [dialog, open, known]);
}

const keep = (event: SyntheticEvent) => event.preventDefault();

/** Comes with the page, shut; consent-script.ts opens it before anything else is loaded. Only an answer closes it. */
export function ConsentQuestion({ open, known }: { open: boolean; known: boolean }) {
  const t = useTranslations("consent");
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog, open, known);
  return (
    <dialog
      ref={dialog}
      id={questionId}
      aria-labelledby={`${questionId}-title`}
      className="fixed inset-0 z-consent size-full max-h-none max-w-none animate-fade overflow-auto bg-scrim text-ink"
      onCancel={keep}
      // A second Escape would close it without asking.
      onKeyDown={(event) => event.key === "Escape" && keep(event)}
      suppressHydrationWarning
    >
      <div className="grid h-full place-items-center p-4 max-md:items-end max-md:justify-items-center max-md:p-0">
        <div
          className="max-md:rounded-t-dialog max-h-[calc(100dvh-2rem)] w-[min(36rem,100%)] animate-rise overflow-auto rounded-dialog bg-raised elevation-dialog focus-visible:outline-0 max-md:max-h-[92vh] max-md:rounded-b-none"
          tabIndex={-1}
        >
          <header className="px-6 pt-6 pb-3">
            <h2 className="text-2xl" id={`${questionId}-title`}>
              {t("title")}
            </h2>
          </header>
          <Text />
          <Answers />
        </div>
      </div>
    </dialog>
  );
}
