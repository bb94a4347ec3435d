import { NewsList } from "@/components/news/news-list";
import { listAllNews } from "@/lib/features/news/queries/admin";
import { newsList } from "@/lib/features/news/schema/admin-call";
import { adminListPage } from "../admin-list-page";
import "@/sheets/admin-desk.css";

const page = adminListPage(newsList, {
  ns: ["news"],
  read: listAllNews,
  View: NewsList,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
