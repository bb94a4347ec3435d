import { sitemapIndexXml } from "@/lib/features/sitemap/present";
import { sitemapParts } from "@/lib/features/sitemap/queries";
import { crawlerFile } from "../crawler-file";

export const dynamic = "force-dynamic";

export const GET = async () => crawlerFile("xml", sitemapIndexXml(await sitemapParts()));
