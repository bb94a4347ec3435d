import { usePathname } from "next/navigation";

/** On a page that is a tool of its own, the driver's: dark as a board, without menus and foot. */
export const useTool = () => /^\/[a-z]{2}\/drive\//.test(usePathname());
