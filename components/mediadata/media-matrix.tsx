import { Link } from "@/components/ui/link";
import { useLocale, useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";
import { Table } from "@/components/ui/table";
import type { Completeness } from "@/lib/features/mediadata/rules";
import { type MediaAddress, mediaKinds } from "@/lib/features/mediadata/schema";
import { languages } from "@/lib/i18n/routing";

type Props = { lng: string; address: MediaAddress; filled: Completeness };

export const mediaHref = (lng: string, { kind, language }: MediaAddress) =>
  `/${lng}/adminpanel/mediadata?kind=${kind}&language=${language}`;

const dot = "size-3 flex-none rounded-full border-2 border-current";

/** Every kind in every language: what is there, what is missing, and the way to it. */
export function MediaMatrix({ lng, address, filled }: Props) {
  const t = useTranslations("mediadata");
  const names = new Intl.DisplayNames([useLocale()], { type: "language" });
  const head = (
    <>
      <th scope="col">{t("matrix.kind")}</th>
      {languages.map((language) => (
        <th key={language} scope="col">
          {names.of(language)}
        </th>
      ))}
    </>
  );
  return (
    <Table caption={t("matrix.title")} head={head}>
      {mediaKinds.map((kind) => (
        <tr key={kind}>
          <th scope="row" className="border-b border-line py-1 text-sm whitespace-normal text-ink">
            {t(`kind.${kind}`)}
          </th>
          {languages.map((language) => {
            const here = kind === address.kind && language === address.language;
            const state = filled[kind][language] ? "full" : "none";
            return (
              <td key={language} className="py-1">
                <Link
                  className="inline-flex items-center gap-2 min-h-control min-w-11 rounded-control no-underline py-0 px-[0.6rem] hover:bg-hover aria-[current]:bg-ink aria-[current]:text-page"
                  href={mediaHref(lng, { kind, language })}
                  aria-current={here ? "page" : undefined}
                  aria-label={t("matrix.cell", { kind: t(`kind.${kind}`), language, state: t(`matrix.${state}`) })}
                  scroll={false}
                >
                  <span className={cn(dot, state === "full" && "bg-current")} aria-hidden />
                  <span className="max-sm:absolute max-sm:[clip-path:inset(50%)]" aria-hidden>
                    {t(`matrix.${state}`)}
                  </span>
                </Link>
              </td>
            );
          })}
        </tr>
      ))}
    </Table>
  );
}
