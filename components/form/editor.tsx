import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";

/** A form with the page beside it as it will be, where there is room. */
export const editorClass = "grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(24rem,29rem)]";

/** Around that page. */
export const previewClass =
  "rounded-card border border-line-strong bg-page xl:sticky xl:top-4 xl:max-h-[calc(100vh-2rem)] xl:overflow-auto";

// On small screens it stands above the panel's tab bar, and a little behind it.
const bar =
  "sticky bottom-0 z-2 mt-4 flex flex-wrap items-center justify-end gap-2 border-t-2 border-ink bg-page py-3 max-lg:bottom-[calc(3.25rem+env(safe-area-inset-bottom))] max-lg:pb-[1.05rem]";

type Props = { status: string; quiet?: boolean; children: ReactNode };

/** The foot of such a form: whether all is saved, and the buttons. `quiet`: on phones not to be seen, only heard. */
export function EditorBar({ status, quiet = false, children }: Props) {
  return (
    <div className={bar} data-bottom-bar="save">
      <span
        className={cn(
          "mr-auto text-sm text-ink-2 max-sm:basis-full",
          quiet && "max-sm:absolute max-sm:[clip-path:inset(50%)]",
        )}
        role="status"
      >
        {status}
      </span>
      {children}
    </div>
  );
}
