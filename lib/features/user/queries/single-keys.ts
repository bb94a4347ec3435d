import { isSignedIn } from "@/lib/access/rules";
import type { Viewer } from "@/lib/access/viewer";

/** Whether shortcuts of one key are on for the viewer (WCAG 2.1.4). */
export const singleKeysOf = async (viewer: Viewer) => !isSignedIn(viewer) || viewer.singleKeys;
