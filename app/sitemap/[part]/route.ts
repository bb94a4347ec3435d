import { sitemapXml } from "@/lib/features/sitemap/present";
import { sitemapPart } from "@/lib/features/sitemap/queries";
import { notFoundResponse } from "@/lib/http/responses";
import { crawlerFile } from "../../crawler-file";

type Context = { params: Promise<{ part: string }> };

export async function GET(request: Request, { params }: Context) {
  const entries = await sitemapPart((await params).part);
  return entries ? crawlerFile("xml", sitemapXml(entries)) : notFoundResponse(request);
}
