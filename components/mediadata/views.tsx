import { buttonClass } from "@/components/ui/button-class";
import { Cards } from "@/components/info/cards";
import { Prose } from "@/components/info/prose";
import { FarePoints } from "@/components/subscription/fare-ticket";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import type { Benefits, MediaTexts, PdfFile, Prices } from "@/lib/features/mediadata/schema";

type Item = Benefits["items"][number];

const sectionsOf = (items: readonly Item[]) =>
  items.map(({ title, text }, index) => ({ id: `${index}-${title}`, title, body: text }));

export function BenefitsView({ content, narrow }: { content: Benefits; narrow?: boolean }) {
  return (
    <>
      <h2>{content.title}</h2>
      {content.text && <p className="max-w-measure text-lg text-ink-2">{content.text}</p>}
      <Cards sections={sectionsOf(content.items)} narrow={narrow} />
    </>
  );
}

/** Numbers, then what an entry consists of. */
export function MediaTextsView({ content, narrow }: { content: MediaTexts; narrow?: boolean }) {
  const { title, text, figures, items } = content;
  return (
    <>
      <h2>{title}</h2>
      {text && <p className="max-w-measure text-lg text-ink-2">{text}</p>}
      {figures.length > 0 && (
        <dl className="flex flex-wrap gap-y-4 gap-x-10">
          {figures.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse">
              <dt className="text-ink-2">{label}</dt>
              <dd className="title-3xl">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <Cards sections={sectionsOf(items)} narrow={narrow} />
    </>
  );
}

/** The words of the plans, without the amounts: those are settings. */
export function PricesView({ content }: { content: Prices }) {
  const { title, text, plans, note } = content;
  return (
    <>
      <h2>{title}</h2>
      {text && <p className="max-w-measure text-lg text-ink-2">{text}</p>}
      <div className="grid grid-cols-1 gap-5">
        {Object.entries(plans).map(([plan, { name, audience, points }]) => (
          <article
            key={plan}
            className={cn(
              "ticket ticket-down grid grid-cols-1 [--stub:5.4rem] max-md:[--stub:8rem]",
              plan === "single" && "max-md:-order-1",
            )}
          >
            <div className={cn("ticket-in h-full grid-rows-[1fr_auto]", plan === "single" && "bg-brand text-on-brand")}>
              <div className="ticket-main px-5 py-6">
                <h3 className="text-xl">{name}</h3>
                <p className={plan === "single" ? "text-on-brand-2" : "text-ink-2"}>{audience}</p>
                <FarePoints points={points} />
              </div>
            </div>
          </article>
        ))}
      </div>
      {note && (
        <div className="text-ink-2">
          <Prose body={note} look="note" />
        </div>
      )}
    </>
  );
}

/** PDFs to take away; nothing where there is none. */
export function Downloads({ files }: { files: readonly (PdfFile & { hint?: string })[] }) {
  if (files.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-3">
      {files.map(({ title, url, hint }) => (
        <li key={url} className="grid gap-1">
          <a className={buttonClass({ wraps: true })} href={url} download>
            <Icon of="file-down" />
            {title} (PDF)
          </a>
          {hint && <span className="text-xs text-ink-3">{hint}</span>}
        </li>
      ))}
    </ul>
  );
}
