import { semaphore } from "@/lib/semaphore";

/** Two files are looked at at once; a picture takes up to 240 MB while it is made anew. */
export const limited = semaphore("upload.turns", 2);
