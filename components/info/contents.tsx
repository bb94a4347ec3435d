import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

type Props = { sections: readonly { id: string; title: string }[]; children: ReactNode };

/** The page's parts as links beside them; on small screens above them. */
export function Contents({ sections, children }: Props) {
  const t = useTranslations("info.common");
  return (
    <div className="grid grid-cols-[16rem_minmax(0,1fr)] gap-12 items-start max-lg:grid-cols-1 max-lg:gap-6">
      <nav className="sticky top-4 text-sm max-lg:static" aria-labelledby="contents">
        <h2 className="mb-2 sign-md" id="contents">
          {t("contents")}
        </h2>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a className="block min-h-7 py-1" href={`#${id}`}>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {children}
    </div>
  );
}
