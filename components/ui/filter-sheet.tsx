"use client";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Button } from "./button";
import { cn } from "./cn";
import { Dialog } from "./dialog";
import { Icon } from "./icon";

type Props = {
  id: string;
  /** What narrows the list now, in one line. */
  summary: string;
  title: string;
  /** Word of the button that leads back to the list: how many there are. */
  done: string;
  className?: string;
  children: ReactNode;
};

/**
 * What narrows a list: in its place on wide screens; on narrow ones the list comes first, and one line says what
 * holds and opens the rest as a sheet. Without scripts the line leads to it.
 */
export function FilterSheet({ id, summary, title, done, className, children }: Props) {
  const t = useTranslations("common.filter");
  const [open, setOpen] = useState(false);
  return (
    <>
      <a
        href={`#${id}`}
        className={cn(
          "flex min-h-11 items-center gap-2 rounded-control border-control border-line-strong bg-surface px-3 text-sm no-underline lg:hidden print:hidden",
          className,
        )}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Icon of="sliders-horizontal" size={16} />
        <span className="min-w-0 flex-1 truncate">{summary}</span>
        <span className="font-sign font-bold">{t("change")}</span>
      </a>
      {open ? (
        <Dialog
          open
          onOpenChange={setOpen}
          title={title}
          footer={
            <Button variant="pri" wide onClick={() => setOpen(false)}>
              {done}
            </Button>
          }
        >
          <div className="grid gap-4">{children}</div>
        </Dialog>
      ) : (
        <div id={id} className="contents max-lg:not-target:hidden">
          {children}
        </div>
      )}
    </>
  );
}
