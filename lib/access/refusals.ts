import { forbidden, notFound, unauthorized } from "@/lib/errors";
import { isSignedIn } from "./rules";
import type { Viewer } from "./viewer";

/** Refuses what may be known of: who is not signed in is asked to sign in first. */
export const forbiddenTo = (viewer: Viewer) => (isSignedIn(viewer) ? forbidden() : unauthorized());

/** Refuses what the viewer is not to know of: it does not exist; who is not signed in is asked to sign in first. */
export const notFoundBy = (viewer: Viewer) => (isSignedIn(viewer) ? notFound() : unauthorized());
