import { singleton } from "@/lib/singleton";

export type Words = Record<string, Record<string, unknown>>;

/** Words of a page by the address at which the browser finds them: put by its server part, said by its client parts where they are drawn first. */
export const keptWords = singleton("words", () => new Map<string, Words>());
