import { handsOn, longhandsOf } from "./longhands.mjs";
import { compareSpecificity } from "./specificity.mjs";

const pseudoElement = (selector) => /::[\w-]+(?![^(]*\))/.exec(selector)?.[0] ?? "";

/** What a rule sets, as longhand of an element or a pseudo-element → value. Important values compete among themselves alone. */
function effectsOf({ selector, declarations }, known) {
  const target = pseudoElement(selector);
  const effects = new Map();
  for (const { property, value, important } of declarations) {
    const listed = longhandsOf(property, known);
    const same = listed.length === 1 || (handsOn(property) && !/\s(?![^(]*\))/.test(value));
    for (const longhand of listed) {
      effects.set(`${longhand}${target}${important ? "!" : ""}`, same ? value : `${property}: ${value}`);
    }
  }
  return effects;
}

/**
 * Gives every rule a layer (a number) so that of two rules which set something differently, the one that wins in one sheet of all
 * rules lies in the stronger layer. The order of sheets then decides nothing. Returns how many layers there are.
 */
export function layOut(utilities) {
  const known = [...new Set(utilities.flatMap(({ declarations }) => declarations.map(({ property }) => property)))];
  const ordered = [...utilities].sort(
    (one, other) => compareSpecificity(one.weight, other.weight) || one.order - other.order,
  );
  const levels = new Map();
  let most = 0;
  for (const rule of ordered) {
    const effects = effectsOf(rule, known);
    let level = 0;
    for (const [longhand, value] of effects) {
      for (const [other, at] of levels.get(longhand) ?? []) if (other !== value) level = Math.max(level, at + 1);
    }
    for (const [longhand, value] of effects) {
      if (!levels.has(longhand)) levels.set(longhand, new Map());
      const values = levels.get(longhand);
      values.set(value, Math.max(level, values.get(value) ?? 0));
    }
    rule.effects = effects;
    rule.layer = level;
    most = Math.max(most, level);
  }
  // Among important values the layers count backwards.
  for (const rule of utilities)
    if (rule.declarations.some(({ important }) => important)) rule.layer = most - rule.layer;
  return most + 1;
}

const letters = "abcdefghijklmnopqrstuvwxyz";
export const layerName = (layer) =>
  (layer < letters.length ? "" : letters[Math.floor(layer / letters.length) - 1]) + letters[layer % letters.length];
