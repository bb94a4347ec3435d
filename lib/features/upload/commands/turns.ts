import { turns } from "@/lib/turns";

/** Two files are looked at at once; a picture takes up to 240 MB while it is made anew. */
export const inTurn = turns("upload.turns", 2);
