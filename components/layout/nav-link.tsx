"use client";
import Link from "next/link";
import { usePathname } from "next/navigation";
import type { ComponentProps } from "react";

type Props = Omit<ComponentProps<typeof Link>, "href"> & { href: string; exact?: boolean };

/** Link that marks itself on its own page, and below it unless `exact`. */
export function NavLink({ href, exact, ...rest }: Props) {
  const path = usePathname();
  const here = path === href || (!exact && path.startsWith(`${href}/`));
  return <Link {...rest} href={href} aria-current={here ? "page" : undefined} />;
}
