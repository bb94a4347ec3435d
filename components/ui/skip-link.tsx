/** A link past something: out of sight until it has the focus. */
export function SkipLink({ to, children }: { to: string; children: string }) {
  return (
    <a
      className="absolute -left-[99rem] focus:top-4 focus:left-4 focus:z-skip focus:rounded-control focus:bg-brand focus:px-4 focus:py-[0.6rem] focus:text-on-brand"
      href={`#${to}`}
    >
      {children}
    </a>
  );
}
