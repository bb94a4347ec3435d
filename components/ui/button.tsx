import Link from "next/link";
import type { ComponentProps, ReactNode } from "react";

export type ButtonVariant = "pri" | "line" | "ghost" | "ink" | "sign" | "danger" | "ok";
type Look = { variant?: ButtonVariant; small?: boolean; wide?: boolean; square?: boolean; className?: string };

export function buttonClass({ variant = "line", small, wide, square, className }: Look) {
  return ["btn", variant, small && "sm", wide && "wide", square && "sq", className].filter(Boolean).join(" ");
}

type ButtonProps = Look & ComponentProps<"button"> & { busy?: boolean; children: ReactNode };

/** `busy` keeps the button focusable (the focus would be lost with `disabled`) and swallows further clicks. */
export function Button({ variant, small, wide, square, className, busy, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, small, wide, square, className })}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"] || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  );
}

type ButtonLinkProps = Look & ComponentProps<typeof Link>;

export function ButtonLink({ variant, small, wide, square, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClass({ variant, small, wide, square, className })} />;
}
