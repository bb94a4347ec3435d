import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Forbidden } from "@/components/layout/forbidden";
import { NotFoundView } from "@/components/layout/not-found-view";
import { answerWith } from "@/lib/http/page-status";

/** What Next's notFound() and forbidden() throw. */
const isRefusal = (error: unknown, status: 403 | 404) =>
  error instanceof Error && "digest" in error && error.digest === `NEXT_HTTP_ERROR_FALLBACK;${status}`;
const isMissing = (error: unknown) => isRefusal(error, 404);

/**
 * A page that may find nothing, or is closed to its reader. Server rendering has no error boundaries: what notFound() or
 * forbidden() throws out of a page would leave the document's body to the browser's scripts. So the page itself draws
 * it, and tells the status.
 */
export function orMissing<Props>(draw: (props: Props) => Promise<ReactNode>) {
  return async (props: Props) => {
    try {
      return await draw(props);
    } catch (error) {
      if (isRefusal(error, 403)) {
        answerWith(403);
        return <Forbidden />;
      }
      if (!isMissing(error)) throw error;
      answerWith(404);
      return <NotFoundView />;
    }
  };
}

/** The metadata of such a page. */
export function orMissingTitle<Props>(read: (props: Props) => Promise<Metadata>) {
  return async (props: Props): Promise<Metadata> => {
    try {
      return await read(props);
    } catch (error) {
      if (!isMissing(error)) throw error;
      const t = await getTranslations("common");
      return { title: t("notFound.title"), robots: { index: false } };
    }
  };
}
