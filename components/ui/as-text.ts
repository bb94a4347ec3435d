declare const held: unique symbol;
/** A value as one text, on its way from a page to a client part. */
export type AsText<T> = string & { readonly [held]: T };

/**
 * For lists: React goes through each value that a page hands to a client part, on the server once to write and once to read it, which for five hundred points
 * took longer than to draw them. Only what JSON can say, as the answers of calls are.
 */
export const asText = <T>(value: T) => JSON.stringify(value) as AsText<T>;
export const ofText = <T>(text: AsText<T>): T => JSON.parse(text);
