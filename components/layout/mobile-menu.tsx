"use client";
import { Menu } from "lucide-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import type { HeaderLinks } from "./header-links";

const MobileMenuDialog = dynamic(() => import("./mobile-menu-dialog").then((module) => module.MobileMenuDialog), {
  ssr: false,
});

type Props = { links: HeaderLinks; label: string; hello: string | null };

/** Button of small screens; the dialog is loaded when it is first opened. */
export function MobileMenu({ links, label, hello }: Props) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <button
        type="button"
        className="hd-menu btn line"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        <Icon of={Menu} size={22} />
      </button>
      {wanted && (
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
