/** The bus on the line; shown after 400 ms, so that a quick answer shows no loader at all. */
export function Loader({ label }: { label: string }) {
  return (
    <div className="grid animate-late gap-2" role="status">
      <b>{label}</b>
      <span
        className="relative h-3 before:absolute before:inset-x-0 before:inset-y-1 before:animate-drive-line before:bg-line before:bg-[linear-gradient(var(--ink)_0_0)] before:bg-size-[45%_auto] before:bg-no-repeat after:absolute after:top-0 after:left-[45%] after:size-3 after:animate-drive after:rounded-full after:border-3 after:border-ink after:bg-brand motion-reduce:before:animate-none motion-reduce:after:animate-none"
        aria-hidden
      />
    </div>
  );
}
