import { buttonClass } from "@/components/ui/button";
import { Check, FileDown } from "lucide-react";
import { Cards } from "@/components/info/cards";
import { Prose } from "@/components/info/prose";
import { Icon } from "@/components/ui/icon";
import type { Benefits, MediaTexts, PdfFile, Prices } from "@/lib/features/mediadata/schema";
import "@/components/info/styles.css";
import "@/components/busrequest/ticket.css";

type Item = Benefits["items"][number];

const sectionsOf = (items: readonly Item[]) =>
  items.map(({ title, text }, index) => ({ id: `${index}-${title}`, title, body: text }));

export function BenefitsView({ content }: { content: Benefits }) {
  return (
    <>
      <h2>{content.title}</h2>
      {content.text && <p className="max-w-[62ch] text-lg text-ink-2">{content.text}</p>}
      <Cards sections={sectionsOf(content.items)} />
    </>
  );
}

/** Numbers, then what an entry consists of. */
export function MediaTextsView({ content }: { content: MediaTexts }) {
  const { title, text, figures, items } = content;
  return (
    <>
      <h2>{title}</h2>
      {text && <p className="max-w-[62ch] text-lg text-ink-2">{text}</p>}
      {figures.length > 0 && (
        <dl className="mdt-figures flex flex-wrap gap-y-4 gap-x-10">
          {figures.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <Cards sections={sectionsOf(items)} />
    </>
  );
}

/** The words of the plans, without the amounts: those are settings. */
export function PricesView({ content }: { content: Prices }) {
  const { title, text, plans, note } = content;
  return (
    <>
      <h2>{title}</h2>
      {text && <p className="max-w-[62ch] text-lg text-ink-2">{text}</p>}
      <div className="fares">
        {Object.entries(plans).map(([plan, { name, audience, points }]) => (
          <article key={plan} className={plan === "single" ? "ticket ticket-down fare on" : "ticket ticket-down fare"}>
            <div className="ticket-in">
              <div className="ticket-main">
                <h3>{name}</h3>
                <p className={plan === "single" ? "text-on-brand-2" : "text-ink-2"}>{audience}</p>
                <ul>
                  {points.map((point) => (
                    <li key={point}>
                      <Icon of={Check} />
                      {point}
                    </li>
                  ))}
                </ul>
              </div>
            </div>
          </article>
        ))}
      </div>
      {note && (
        <div className="text-ink-2">
          <Prose body={note} />
        </div>
      )}
    </>
  );
}

/** PDFs to take away; nothing where there is none. */
export function Downloads({ files }: { files: readonly (PdfFile & { hint?: string })[] }) {
  if (files.length === 0) return null;
  return (
    <ul className="mdt-files">
      {files.map(({ title, url, hint }) => (
        <li key={url}>
          <a className={buttonClass({})} href={url} download>
            <Icon of={FileDown} />
            {title} (PDF)
          </a>
          {hint && <span className="text-xs text-ink-3">{hint}</span>}
        </li>
      ))}
    </ul>
  );
}
