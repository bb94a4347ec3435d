/** A sheet above all else: a menu may be opened in a dialog too. */
export const popoverClass =
  "z-[calc(var(--z-dialog)+1)] animate-fade-fast rounded-card border border-line bg-raised elevation-dialog p-[0.4rem]";

/** Of each entry in a menu or list of options. */
export const optionClass =
  "flex min-h-10 w-full cursor-pointer items-center gap-[0.6rem] rounded-control px-3 py-1 font-medium no-underline data-disabled:cursor-default data-disabled:text-ink-3 data-highlighted:bg-hover data-[state=open]:bg-hover pointer-coarse:min-h-11";
