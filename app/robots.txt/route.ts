import { robotsTxt } from "@/lib/features/sitemap/present";
import { crawlerFile } from "../crawler-file";

export const dynamic = "force-dynamic";

export const GET = () => crawlerFile("text", robotsTxt());
