import "@/app/styles/blog.css";
import type { ReactNode } from "react";

export default function NewsLayout({ children }: { children: ReactNode }) {
  return children;
}
