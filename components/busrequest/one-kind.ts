import { type Kind, kinds } from "@/lib/features/busrequest/rules/kinds";

/** What a press on a kind leaves on: that kind alone, a second time all again; with `more` it joins or leaves. */
export function pressed(on: readonly Kind[], kind: Kind, more = false): Kind[] {
  if (more) {
    const next = kinds.filter((other) => (other === kind) !== on.includes(other));
    return next.length > 0 ? next : [...kinds];
  }
  return on.length === 1 && on[0] === kind ? [...kinds] : [kind];
}

const word = "only.";
/** The same as the parameter `kind` of a form without scripts, where it goes before what the boxes beside it say. */
export function pressedText(on: readonly Kind[], kind: Kind) {
  const next = pressed(on, kind);
  return `${word}${next.length === 1 ? next[0] : "all"}`;
}

/** The kinds that such a text stands for; null for any other. */
export function pressedKinds(text: string): Kind[] | null {
  const said = text.split(",").find((one) => one.startsWith(word));
  if (said === undefined) return null;
  const only = kinds.filter((kind) => said === `${word}${kind}`);
  return only.length > 0 ? only : [...kinds];
}
