"use client";
import { Link } from "@/components/ui/link";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, useSyncExternalStore } from "react";
import { RouteInline } from "@/components/busrequest/route-inline";
import { Dialog } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { useShortcuts } from "@/components/ui/use-shortcuts";
import { wide } from "@/components/ui/wide";

/** Where there is room beside the list. On the server there is: without scripts the details stand above it. */
function useWide() {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(wide);
      media.addEventListener("change", onChange);
      return () => media.removeEventListener("change", onChange);
    },
    () => matchMedia(wide).matches,
    () => true,
  );
}

type Props = { route: string; closeHref: string; children: ReactNode };

/** Details beside the list, on narrow screens a sheet over it. Escape and Back close them. */
export function OfferPanel({ route, closeHref, children }: Props) {
  const t = useTranslations("common");
  const router = useRouter();
  const close = () => router.push(closeHref, { scroll: false });
  useShortcuts({ Escape: close });
  if (!useWide()) {
    return (
      <Dialog open onOpenChange={close} title={<RouteInline route={route} />}>
        {children}
      </Dialog>
    );
  }
  return (
    <aside
      className="card sticky top-4 grid max-h-[calc(100dvh-2rem)] grid-cols-1 content-start gap-4 overflow-auto max-lg:row-start-1"
      aria-label={route}
      data-side-panel
    >
      <div className="flex items-start gap-4">
        <h2 className="text-lg wrap-anywhere">
          <RouteInline route={route} />
        </h2>
        <Link
          href={closeHref}
          scroll={false}
          className="-mt-[0.35rem] -mr-2 ml-auto grid size-11 flex-none place-items-center rounded-control"
          aria-label={t("action.close")}
        >
          <Icon of="x" size={20} />
        </Link>
      </div>
      {children}
    </aside>
  );
}
