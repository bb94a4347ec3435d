import { Button } from "@/components/ui/button";

type Props = { isDirty: boolean; busy: boolean; words: (key: "unsaved" | "allSaved" | "save") => string };

/** The foot of a long form: whether all is saved, and the button. */
export function SaveBar({ isDirty, busy, words }: Props) {
  return (
    <div
      className="sticky bottom-0 z-2 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-page py-3 max-lg:bottom-[calc(3.25rem+env(safe-area-inset-bottom))] max-lg:pb-[1.05rem]"
      data-bottom-bar="save"
    >
      <span className="mr-auto text-ink-2" role="status">
        {words(isDirty ? "unsaved" : "allSaved")}
      </span>
      <Button type="submit" variant="pri" busy={busy}>
        {words("save")}
      </Button>
    </div>
  );
}
