import type { Metadata } from "next";
import { forbidden, redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { isSignedIn } from "@/lib/access/rules";
import { mayOpen, type ReaderOf, type ScreenName, screens } from "@/lib/access/screens";
import { currentViewer } from "./current-viewer";

/**
 * First line of every gated page: a viewer who may open it, or the login page, or the forbidden page. `rest` of its
 * address, a record or a query: whoever follows a mail's link and signs in arrives at what the mail spoke of.
 */
export async function openScreen<Name extends ScreenName>(name: Name, lng: string, rest = ""): Promise<ReaderOf<Name>> {
  const viewer = await currentViewer();
  if (viewer.kind === "securing") redirect(`/${lng}/secondstep`);
  const here = `/${lng}${screens[name].path}${rest}`;
  if (!isSignedIn(viewer)) redirect(`/${lng}/login?callbackUrl=${encodeURIComponent(here)}`);
  if (!mayOpen(viewer, name)) forbidden();
  return viewer;
}

/** The metadata of a gated page: who may not open it reads the refusal's title, with scripts or without. */
export function screenMetadata<Props>(name: ScreenName, read: (props: Props) => Promise<Metadata>) {
  return async (props: Props): Promise<Metadata> => {
    const viewer = await currentViewer();
    if (!isSignedIn(viewer) || mayOpen(viewer, name)) return read(props);
    const t = await getTranslations("common");
    return { title: t("forbidden.title"), robots: { index: false } };
  };
}
