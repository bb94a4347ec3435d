/** For `like` and Prisma's `contains`: as a text, not as a pattern. */
export const literal = (text: string) => text.replace(/[\\%_]/g, "\\$&");
