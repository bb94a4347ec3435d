"use client";
import type { ReactNode } from "react";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon";
import { useLazy } from "@/components/ui/use-lazy";
import { useStore } from "@/components/ui/use-store";
import type { HeaderLinks } from "./header-links";
import { menuState } from "./menu-state";

type Props = {
  links: HeaderLinks;
  label: string;
  hello: string | null;
  /** What waits for the reader, at the button's corner. */
  badge: ReactNode;
};

/** Button of small screens; the dialog is loaded when it is first opened. */
export function MobileMenu({ links, label, hello, badge }: Props) {
  const open = useStore(menuState, false);
  const MobileMenuDialog = useLazy(
    () => import("./mobile-menu-dialog").then((module) => module.MobileMenuDialog),
    open,
    () => menuState.set(false),
  );
  return (
    <>
      <button
        type="button"
        className={buttonClass({
          className:
            "relative min-h-11! w-11 flex-none p-0! @3xl:ml-auto @5xl:hidden! board:border-board-line! board:bg-board-2! board:hover:bg-board-line!",
        })}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => menuState.set(true)}
      >
        <Icon of="menu" size={22} />
        <span className="sr-only">{label}</span>
        <span className="absolute" style={{ top: -8, right: -8 }}>
          {badge}
        </span>
      </button>
      {MobileMenuDialog && (
        <MobileMenuDialog
          open={open}
          onOpenChange={menuState.set}
          links={links}
          title={hello ?? label}
          signedIn={hello !== null}
        />
      )}
    </>
  );
}
