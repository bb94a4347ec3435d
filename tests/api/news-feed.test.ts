import { beforeEach, describe, expect, it } from "vitest";
import * as part from "@/app/sitemap/[part]/route";
import { announce, onChanged } from "@/lib/cache/tags";
import { announcePublished } from "@/lib/features/news/commands/announce";
import { sweepFiles } from "@/lib/features/upload/commands/sweep";
import { prisma } from "@/lib/db/prisma";
import { viewerOf } from "@/lib/access/viewer";
import { newsFeed } from "@/lib/features/news/queries/feed";
import { pictureSizes } from "@/lib/features/news/queries/article";
import { rssXml } from "@/lib/features/news/present";
import { makeNews } from "@/prisma/factories/news";
import { params, request, resetDb } from "@/tests/db";
import { storedFile } from "./news-calls";

beforeEach(async () => {
  await resetDb();
  announce(["news"]);
});

const minutes = (count: number) => new Date(Date.now() + count * 60_000);
const only = (language: "de" | "en" | "es", text: string) => ({ de: "", en: "", es: "", [language]: text });
const inner = (xml: string, tag: string) =>
  [...xml.matchAll(new RegExp(`<${tag}[^>]*>([^<]*)</${tag}>`, "g"))].map(([, text]) => text);

async function feed(language: "de" | "en" | "es" = "de") {
  const articles = await newsFeed(await viewerOf(new Headers()), language);
  return rssXml({ language, title: "Charabanc & mehr", description: "Neues", articles });
}

/** Every tag that is opened is closed, in order: what a parser of XML asks for first. */
function isBalanced(xml: string) {
  const open: string[] = [];
  for (const [tag, end, name, empty] of xml.matchAll(/<(\/?)([\w:]+)[^<>]*?(\/?)>/g)) {
    if (tag.startsWith("<?") || empty) continue;
    if (!end) open.push(name ?? "");
    else if (open.pop() !== name) return false;
  }
  return open.length === 0;
}

describe("RSS", () => {
  it("has the published articles of that very language, newest first, with absolute links and RFC 822 dates", async () => {
    const old = await makeNews({ slug: "old", publishAt: minutes(-90) });
    await makeNews({ slug: "fresh", publishAt: minutes(-30) });
    await makeNews({ slug: "planned", publishAt: minutes(30) });
    await makeNews({ slug: "draft", draft: true });
    await makeNews({ slug: "english", title: only("en", "English"), text: only("en", "Text") });
    const xml = await feed();
    const origin = "http://127.0.0.1:3000";
    expect(inner(xml, "guid")).toEqual([`${origin}/de/blog/fresh`, `${origin}/de/blog/old`]);
    expect(inner(xml, "pubDate")[1]).toBe(old.publishAt?.toUTCString());
    expect(xml).toContain(`<atom:link href="${origin}/de/blog/rss.xml" rel="self"`);
    expect(inner(await feed("en"), "guid")).toContain(`${origin}/en/blog/english`);
  });

  it("is well formed whatever a title holds", async () => {
    const title = 'Maut < 3,5 t & "Gigaliner" ]]> </title><script>alert(1)</script> \u0008\u{1F68C}\uFFFE';
    await makeNews({ title: only("de", title), text: only("de", "Text"), summary: only("de", "<b>&amp;</b>") });
    const xml = await feed();
    expect(isBalanced(xml)).toBe(true);
    for (const none of ["<script", "\u0008", "\uFFFE"]) expect(xml).not.toContain(none);
    expect(xml).toContain("Maut &lt; 3,5 t &amp; &quot;Gigaliner&quot;");
    expect(xml).toContain("&lt;b&gt;&amp;amp;&lt;/b&gt;");
    expect(xml).toContain("\u{1F68C}");
  });
});

describe("publishing by the clock", () => {
  it("drops the kept pages once an article's date has passed, and leaves them alone otherwise", async () => {
    const told: string[] = [];
    const stop = onChanged((tags) => told.push(...tags));
    await makeNews({ publishAt: minutes(-30) });
    await makeNews({ publishAt: minutes(1) });
    await makeNews({ publishAt: minutes(-0.5), draft: true });
    expect([await announcePublished(), told]).toEqual([0, []]);
    expect(inner(await feed(), "guid")).toHaveLength(1);
    expect(await announcePublished(minutes(1.5))).toBe(1);
    expect(told).toEqual(["news"]);
    stop();
  });

  it("the sitemap has what is published, only in the languages that it can be read in", async () => {
    const read = async () => (await part.GET(request("/x"), params({ part: "news-0.xml" }) as never)).text();
    expect((await part.GET(request("/x"), params({ part: "news-0.xml" }) as never)).status).toBe(404);
    await makeNews({ slug: "spanish", title: only("es", "Uno"), text: only("es", "Texto") });
    await makeNews({ slug: "planned", publishAt: minutes(5) });
    announce(["news"]);
    const xml = await read();
    expect(inner(xml, "loc")).toEqual(["http://127.0.0.1:3000/es/blog/spanish"]);
    expect(xml).toContain('hreflang="x-default" href="http://127.0.0.1:3000/es/blog/spanish"');
    expect(xml).not.toContain('hreflang="de"');
  });
});

it("keeps the pictures of articles and of former media data from the sweep, and knows their sizes", async () => {
  const [cover, inText, former, unused] = await Promise.all(
    ["image", "image", "poster", "image"].map((type) => storedFile(type as "image")),
  );
  await makeNews({ picture: cover, text: only("es", `![x](${inText})`) });
  const film = [{ title: "x", address: "/x", poster: former ?? "" }];
  await prisma.mediaDataVersion.create({
    data: { kind: "video", language: "de", content: film, version: 1, userId: "x" },
  });
  await prisma.storedFile.updateMany({ data: { createdAt: minutes(-60 * 48) } });
  expect(await sweepFiles()).toBe(1);
  const kept = await prisma.storedFile.findMany({ select: { key: true } });
  expect(kept.map(({ key }) => `/api/upload/${key}`).sort()).toEqual([cover, inText, former].sort());
  expect(await pictureSizes(`![x](${inText}) ![y](${unused})`)).toEqual({
    [inText ?? ""]: { width: 800, height: 600 },
  });
});
