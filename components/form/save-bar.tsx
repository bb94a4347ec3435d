import { Button } from "@/components/ui/button";

type Props = { isDirty: boolean; busy: boolean; words: (key: "unsaved" | "allSaved" | "save") => string };

/** The foot of a long form: whether all is saved, and the button. */
export function SaveBar({ isDirty, busy, words }: Props) {
  return (
    <div className="fs-bar">
      <span className={isDirty ? "text-ink-2" : "saved text-ink-2"} role="status">
        {words(isDirty ? "unsaved" : "allSaved")}
      </span>
      <Button type="submit" variant="pri" busy={busy}>
        {words("save")}
      </Button>
    </div>
  );
}
