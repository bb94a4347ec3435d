"use client";
import type { ComponentProps, ReactNode } from "react";
import { buttonClass, type Look } from "./button-class";
import { HeldButton } from "./held-button";
import { Link } from "./link";

type ButtonProps = Look & ComponentProps<"button"> & { busy?: boolean; children: ReactNode };

/** `busy` keeps the button focusable (the focus would be lost with `disabled`) and swallows further clicks. */
export function Button({ variant, small, wide, square, wraps, className, busy, onClick, ...rest }: ButtonProps) {
  const Element = onClick ? HeldButton : "button";
  return (
    <Element
      type="button"
      {...rest}
      className={buttonClass({ variant, small, wide, square, wraps, className })}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"] || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  );
}

type ButtonLinkProps = Look & ComponentProps<typeof Link>;

export function ButtonLink({ variant, small, wide, square, wraps, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClass({ variant, small, wide, square, wraps, className })} />;
}
