"use client";
import { Menu } from "lucide-react";
import { useState } from "react";
import { buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useLazy } from "@/components/ui/use-lazy";
import type { HeaderLinks } from "./header-links";

type Props = { links: HeaderLinks; label: string; hello: string | null };

/** Button of small screens; the dialog is loaded when it is first opened. */
export function MobileMenu({ links, label, hello }: Props) {
  const [open, setOpen] = useState(false);
  const MobileMenuDialog = useLazy(
    () => import("./mobile-menu-dialog").then((module) => module.MobileMenuDialog),
    open,
  );
  return (
    <>
      <button
        type="button"
        className={buttonClass({
          className:
            "ml-auto min-h-11! w-11 p-0! lg:hidden! group-data-search/header:ml-0 board:border-board-line! board:bg-board-2! board:hover:bg-board-line!",
        })}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Icon of={Menu} size={22} />
      </button>
      {MobileMenuDialog && (
        <MobileMenuDialog
          open={open}
          onOpenChange={setOpen}
          links={links}
          title={hello ?? label}
          signedIn={hello !== null}
        />
      )}
    </>
  );
}
