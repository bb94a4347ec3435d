import { begin } from "@/lib/startup/begin";

await begin(() => import("./work"));
