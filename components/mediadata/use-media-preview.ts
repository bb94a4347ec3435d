"use client";
import { useLazy } from "@/components/ui/use-lazy";

/** The public page's look at a content, and the validator that says whether it is whole: both come after the page. */
export const useMediaPreview = (wanted: boolean) =>
  useLazy(() => import("./media-preview").then((part) => part.MediaPreview), wanted);
