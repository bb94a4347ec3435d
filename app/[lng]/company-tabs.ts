import { getTranslations } from "next-intl/server";
import type { PanelTab } from "@/components/layout/panel-tabs";
import { mayOpen, screens } from "@/lib/access/screens";
import type { Viewer } from "@/lib/access/viewer";

const names = ["companyProfile", "certificates", "staff", "subscription"] as const;

/** The pages of a company that share one menu entry, as far as the viewer may open them. */
export async function companyTabs(viewer: Viewer, lng: string, current: (typeof names)[number]): Promise<PanelTab[]> {
  const menu = await getTranslations("common.menu");
  const open = names.filter((name) => mayOpen(viewer, name));
  return open.map((name) => ({ href: `/${lng}${screens[name].path}`, label: menu(name), current: name === current }));
}
