import "@/app/styles/blog.css";
import type { ReactNode } from "react";

export default function BlogLayout({ children }: { children: ReactNode }) {
  return children;
}
