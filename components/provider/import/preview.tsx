"use client";
import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/components/ui/cn";
import { tableClass } from "@/components/ui/table-class";
import { Notice } from "@/components/ui/notice";
import { useReasons } from "./say";
import { type Loaded, usePreview } from "./use-import";

const tones = { added: "live", updated: "pend", unchanged: "off", refused: "no" } as const;

/** The first lines as they would be stored, checked by the server. */
export function PreviewStep({ loaded }: { loaded: Loaded }) {
  const t = useTranslations("provider.import");
  const fields = useTranslations("provider.field");
  const reasonsOf = useReasons();
  const { results, error } = usePreview(loaded);
  const nameAt = loaded.mapping.indexOf("name");
  const nameOf = (line: number) => loaded.file.lines.find((one) => one.line === line)?.cells[nameAt] ?? "";
  return (
    <div className="grid grid-cols-1 content-start gap-2">
      <h3 id="pv-preview" className="mt-4">
        {t("preview")}
      </h3>
      {error && (
        <Notice tone="bad" live>
          {error}
        </Notice>
      )}
      {!results && !error && <p className="text-ink-2">{t("checking")}</p>}
      {results && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard
        <section className="overflow-x-auto" tabIndex={0} aria-labelledby="pv-preview">
          <table className={cn(tableClass, "max-md:min-w-[38rem]")}>
            <thead>
              <tr>
                <th scope="col">{t("line")}</th>
                <th scope="col">{fields("name")}</th>
                <th scope="col">{t("outcome")}</th>
                <th scope="col">{t("reason")}</th>
              </tr>
            </thead>
            <tbody>
              {results.map((result) => (
                <tr key={result.line}>
                  <td>{result.line}</td>
                  <td>{nameOf(result.line)}</td>
                  <td>
                    <Badge tone={tones[result.outcome]}>{t(`outcomes.${result.outcome}`)}</Badge>
                  </td>
                  <td>{reasonsOf(result)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  );
}
