import Link from "next/link";

/** Three benches on a chassis; the wheels are start dot and end ring of the route line. */
export function LogoMark({ size = 40 }: { size?: number }) {
  return (
    <svg className="logo-mark" width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <rect className="lm-bg" width="48" height="48" rx="9" />
      <g className="lm-f">
        <rect x="7.5" y="9" width="6.8" height="13" rx="2.2" />
        <rect x="17.3" y="9" width="6.8" height="13" rx="2.2" />
        <rect x="27.1" y="9" width="6.8" height="13" rx="2.2" />
        <circle cx="14.5" cy="36.2" r="5" />
      </g>
      <path className="lm-l" d="M6.8 27h34.8l-2.9-8.5" />
      <circle className="lm-o" cx="34" cy="36.2" r="3.6" />
    </svg>
  );
}

export function Logo({ href, brand, tagline }: { href: string; brand: string; tagline: string }) {
  return (
    <Link className="logo" href={href}>
      <LogoMark />
      <span>
        <b>{brand}</b>
        <small>{tagline}</small>
      </span>
    </Link>
  );
}
