import { Link } from "@/components/ui/link";

/** Three benches on a chassis; the wheels are start dot and end ring of the route line. `mono` is for print. */
export function LogoMark({ size = 40, mono = false }: { size?: number; mono?: boolean }) {
  const ink = mono ? "#000" : "#131c18";
  const ground = mono ? "fill-[#fff]" : "fill-brand";
  return (
    <svg className="flex-none" width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <rect className={ground} width="48" height="48" rx="9" {...(mono && { stroke: ink, strokeWidth: 2 })} />
      <g fill={ink}>
        <rect x="7.5" y="9" width="6.8" height="13" rx="2.2" />
        <rect x="17.3" y="9" width="6.8" height="13" rx="2.2" />
        <rect x="27.1" y="9" width="6.8" height="13" rx="2.2" />
        <circle cx="14.5" cy="36.2" r="5" />
      </g>
      <path
        d="M6.8 27h34.8l-2.9-8.5"
        fill="none"
        stroke={ink}
        strokeWidth="3.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle className={ground} cx="34" cy="36.2" r="3.6" stroke={ink} strokeWidth="2.8" />
    </svg>
  );
}

export function Logo({ href, brand, tagline }: { href: string; brand: string; tagline: string }) {
  return (
    <Link
      className="inline-flex min-h-11 flex-none items-center gap-2 no-underline"
      href={href}
      aria-label={`${brand}, ${tagline}`}
    >
      <LogoMark />
      {/* In the panels' narrow bar the company's name takes its place. */}
      <span className="grid max-[22rem]:in-[header]:hidden max-md:group-data-workbench/header:hidden">
        <b className="title-xl">{brand}</b>
        <small className="font-text text-xs/snug font-medium whitespace-nowrap text-ink-2 @5xl:@max-7xl:in-[header]:hidden">
          {tagline}
        </small>
      </span>
    </Link>
  );
}
