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
 * Whether a rule wins over one before it though both lie in one layer: by the heavier selector, or since every sheet that brings the first (but the
 * frame's, which is the first of all sheets) brings this one behind it.
 */
export function winsInLayer(rule, before, sheetsOf) {
  if (compareSpecificity(rule.weight, before.weight) > 0) return true;
  if (rule.place < before.place) return false;
  const bringing = sheetsOf(rule.word);
  return [...sheetsOf(before.word)].every((sheet) => bringing.has(sheet));
}

/** @type {(word: string) => Set<string>} */
const none = () => new Set();

/**
 * Gives every rule a layer (a number) so that of two rules which set something differently, the one that wins in one sheet of all
 * rules lies in the stronger layer, or in the same and wins there. The order of sheets then decides nothing. `sheetsOf` a word are those beside the frame's.
 * Returns how many layers there are.
 */
export function layOut(utilities, sheetsOf = none) {
  const known = [...new Set(utilities.flatMap(({ declarations }) => declarations.map(({ property }) => property)))];
  const ordered = [...utilities].sort(
    (one, other) => compareSpecificity(one.weight, other.weight) || one.order - other.order,
  );
  const setting = new Map();
  let most = 0;
  for (const rule of ordered) {
    rule.effects = effectsOf(rule, known);
    rule.layer = 0;
    for (const [longhand, value] of rule.effects) {
      for (const before of setting.get(longhand) ?? []) {
        if (before.effects.get(longhand) === value) continue;
        rule.layer = Math.max(rule.layer, before.layer + (winsInLayer(rule, before, sheetsOf) ? 0 : 1));
      }
    }
    for (const longhand of rule.effects.keys()) setting.set(longhand, [...(setting.get(longhand) ?? []), rule]);
    most = Math.max(most, rule.layer);
  }
  // Among important values the layers count backwards.
  for (const rule of utilities)
    if (rule.declarations.some(({ important }) => important)) rule.layer = most - rule.layer;
  return most + 1;
}

const letters = "abcdefghij";
/** In tens: a list of ten names that comes again costs little. */
export const layerName = (layer) => `${letters[Math.floor(layer / letters.length)]}.${letters[layer % letters.length]}`;

/** Declares so many layers in their order. Throws beyond a hundred. */
export function layerOrder(count) {
  const tens = Math.ceil(count / letters.length);
  if (tens > letters.length) throw new Error(`${count} layers: there are names for a hundred`);
  const inside = `@layer ${[...letters].join(",")};`;
  return [...letters.slice(0, tens)].map((letter) => `@layer ${letter}{${inside}}`).join("");
}
