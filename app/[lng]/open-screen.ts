import { forbidden, redirect } from "next/navigation";
import { isSignedIn } from "@/lib/access/rules";
import { mayOpen, type ReaderOf, type ScreenName, screens } from "@/lib/access/screens";
import { currentViewer } from "./current-viewer";

/** First line of every gated page: a viewer who may open it, or the login page, or the forbidden page. */
export async function openScreen<Name extends ScreenName>(name: Name, lng: string): Promise<ReaderOf<Name>> {
  const viewer = await currentViewer();
  if (!isSignedIn(viewer)) redirect(`/${lng}/login?callbackUrl=${encodeURIComponent(`/${lng}${screens[name].path}`)}`);
  if (!mayOpen(viewer, name)) forbidden();
  return viewer;
}
