import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import news from "@/locales/en/news.json";
import { ArticleData } from "./article-data";
import { Markdown } from "./markdown";

const render = (text: string) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={{ news } as never} timeZone="Europe/Berlin">
      <Markdown text={text} />
    </NextIntlClientProvider>,
  );

const ours = "/api/upload/019379d4-1111-7222-8333-444455556666.webp";

describe("Markdown of an article", () => {
  it.each([
    "<script>alert(1)</script>",
    "a <script>alert(1)</script> b",
    '<img src=x onerror="alert(1)">',
    'text <img src=x onerror="alert(1)"> text',
    '<svg onload="alert(1)"><script>alert(1)</script></svg>',
    '<iframe src="https://evil.example"></iframe>',
    '<a href="javascript:alert(1)">x</a>',
    "<style>body{display:none}</style>",
    '<div style="position:fixed">x</div>',
    '<form action="https://evil.example"><input name=a></form>',
    "<scr<script>ipt>alert(1)</scr</script>ipt>",
    "> <img src=x onerror=alert(1)>\n\n- <b onclick=alert(1)>x</b>",
    "<details open ontoggle=alert(1)>x</details>",
    "<!-- --><img src=x onerror=alert(1)>",
    "<a\nhref=x\nonclick=alert(1)>x</a>",
  ])("no element comes of HTML in the source: %s", (text) => {
    const html = render(text);
    expect(html).not.toMatch(/<(script|img|svg|iframe|style|form|input|details|b|a)\b/i);
    expect(html).not.toMatch(/\son\w+=|style=|javascript:/i);
  });

  it.each([
    "[x](javascript:alert(1))",
    "[x](JaVaScRiPt:alert(1))",
    "[x](java\tscript:alert(1))",
    "[x](&#106;avascript:alert(1))",
    "[x](\\x6aavascript:alert(1) 'title')",
    "[x](data:text/html;base64,PHNjcmlwdD4=)",
    "[x](vbscript:msgbox(1))",
    "[x](file:///etc/passwd)",
    "<javascript:alert(1)>",
    "[x][1]\n\n[1]: javascript:alert(1)",
    "[![x](javascript:alert(1))](javascript:alert(1))",
  ])("leads to no address that acts: %s", (text) => {
    expect(render(text)).not.toMatch(/href="[^"]*(javascript|data|vbscript|file):/i);
  });

  it.each([
    "![x](https://evil.example/pixel.gif)",
    "![x](//evil.example/pixel.gif)",
    "![x](data:image/png;base64,AAAA)",
    "![x](data:image/svg+xml,%3Csvg%20onload=alert(1)%3E)",
    "![x](/api/user)",
    "![x](/api/upload/../user.webp)",
    "![x](/_next/image?url=%2Fapi%2Fuser&w=64&q=75)",
    "[![x](https://evil.example/a.png)](https://evil.example)",
  ])("shows no picture but an uploaded one, its description in place of others: %s", (text) => {
    const html = render(text);
    expect(html).not.toContain("<img");
    expect(html).toContain("<i>x</i>");
  });

  it("shows an uploaded picture, its quotes as text", () => {
    expect(render(`![A "bus" onload=alert(1)](${ours})`)).toContain(
      `<img src="${ours}" alt="A &quot;bus&quot; onload=alert(1)"`,
    );
  });

  it("opens other sites without a way back, ours as they are, and starts below the page's title", () => {
    const html = render("# One\n\n[a](https://x.example) [b](/de/faq) [c](mailto:a@b.example) [d](//x.example)");
    expect(html).toContain("<h2>One</h2>");
    for (const href of ["https://x.example", "mailto:a@b.example", "//x.example"]) {
      expect(html).toContain(`<a href="${href}" rel="noopener">`);
    }
    expect(html).toContain('<a href="/de/faq">b</a>');
  });

  it("keeps tables, lists, task lists and notes", () => {
    const html = render("| a | b |\n|---|---|\n| 1 | 2 |\n\n- [x] done\n\nText[^1]\n\n[^1]: Note");
    for (const part of ["<td>2</td>", 'type="checkbox"', "Note"]) expect(html).toContain(part);
  });
});

it("no text of an article ends the script that search engines read", () => {
  const texts = { de: "", en: "</script><script>alert(1)</script>", es: "" };
  const article = {
    ...{ id: "x", slug: "x", title: texts, summary: texts, text: texts, picture: null, draft: false, version: 1 },
    ...{ publishAt: 0, state: "published" as const, languages: ["en" as const], created_at: 0, updated_at: 0 },
  };
  const html = renderToStaticMarkup(<ArticleData article={article} language="en" url="https://x.example/en/blog/x" />);
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(JSON.parse(html.replace(/<[^>]*>/g, "")).headline).toBe(texts.en);
});
