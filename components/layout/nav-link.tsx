"use client";
import { Link } from "@/components/ui/link";
import { usePathname } from "next/navigation";
import type { ComponentProps } from "react";

type Props = Omit<ComponentProps<typeof Link>, "href"> & { href: string; exact?: boolean; also?: readonly string[] };

/** Link that marks itself on its own page, below it unless `exact`, and on the pages named by `also`. */
export function NavLink({ href, exact, also = [], ...rest }: Props) {
  const path = usePathname();
  const here = path === href || also.includes(path) || (!exact && path.startsWith(`${href}/`));
  return <Link {...rest} href={href} aria-current={here ? "page" : undefined} />;
}
