import { headers } from "next/headers";
import { cache } from "react";
import { type Viewer, viewerOf } from "@/lib/access/viewer";

/** The reader of this page; one look-up a render. */
export const currentViewer = cache(async (): Promise<Viewer> => viewerOf(await headers()));
