import { Picture as Image } from "@/components/ui/picture";
import { useTranslations } from "next-intl";
import type { ComponentProps, ReactNode } from "react";
import ReactMarkdown, { type Components } from "react-markdown";
import rehypeSanitize, { defaultSchema } from "rehype-sanitize";
import remarkGfm from "remark-gfm";
import type { PictureSizes } from "@/lib/features/news/schema/news";
import { fileKeyOf } from "@/lib/features/upload/rules";
import "@/sheets/markdown.css";

const blocks = ["p", "blockquote", "ul", "ol", "li", "hr", "pre", "br", "h1", "h2", "h3", "h4", "h5", "h6"];
const inline = ["a", "em", "strong", "del", "code", "img", "sup", "input"];
const tables = ["table", "thead", "tbody", "tr", "th", "td", "section"];

/** What may stand in an article. HTML in the source is no element at all: it is dropped before this list is asked. */
const schema = {
  ...defaultSchema,
  tagNames: [...blocks, ...inline, ...tables],
  protocols: { ...defaultSchema.protocols, href: ["http", "https", "mailto"] },
};

const isOwnPage = (href: string) => /^(#|\/(?![/\\]))/.test(href);

function Anchor({ href, children, ...rest }: ComponentProps<"a">) {
  if (!href) return children;
  const rel = isOwnPage(href) ? undefined : "noopener";
  const { "aria-label": label, "aria-describedby": describedBy, id, className } = rest;
  return (
    <a href={href} rel={rel} id={id} className={className} aria-label={label} aria-describedby={describedBy}>
      {children}
    </a>
  );
}

type PictureProps = { src?: unknown; alt?: string; sizes: PictureSizes };

/** Pictures of other servers would tell them who reads: their description stands there in their place. */
function Picture({ src, alt = "", sizes }: PictureProps) {
  if (typeof src !== "string" || !fileKeyOf(src)?.endsWith(".webp")) return alt ? <i>{alt}</i> : null;
  const size = sizes[src];
  if (size) return <Image src={src} alt={alt} {...size} sizes="(min-width: 48rem) 44rem, 100vw" />;
  // biome-ignore lint/performance/noImgElement: a preview shows what has just been uploaded and has no size yet
  return <img src={src} alt={alt} loading="lazy" decoding="async" />;
}

function Scrolling({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1)
    <section className="overflow-x-auto" aria-label={label} tabIndex={0}>
      <table>{children}</table>
    </section>
  );
}

type Props = { text: string; sizes?: PictureSizes };

/** An article's Markdown, on the server and in the editor's preview: no HTML, no script, no address but the web's. */
export function Markdown({ text, sizes = {} }: Props) {
  const t = useTranslations("news.markdown");
  const components: Components = {
    // The article's title is the page's first heading.
    h1: ({ children }) => <h2>{children}</h2>,
    a: ({ node: _node, ...rest }) => <Anchor {...rest} />,
    img: ({ src, alt }) => <Picture src={src} alt={alt} sizes={sizes} />,
    table: ({ children }) => <Scrolling label={t("table")}>{children}</Scrolling>,
  };
  return (
    <div className="article-text max-w-measure leading-body wrap-anywhere">
      <ReactMarkdown
        remarkPlugins={[remarkGfm]}
        rehypePlugins={[[rehypeSanitize, schema]]}
        remarkRehypeOptions={{ footnoteLabel: t("footnotes"), footnoteBackLabel: t("back") }}
        components={components}
      >
        {text}
      </ReactMarkdown>
    </div>
  );
}
