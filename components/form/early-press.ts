/** Of a form whose script has not come; `pressed` once it was sent meanwhile. */
export const waitsMark = "data-waits";

declare global {
  interface Window {
    /** The button that was pressed last, with what it said then, until it has acted. */
    earlyPress?: { button: HTMLButtonElement; words: string | null } | null;
  }
}

const onSubmit = `function(e){var f=e.target;if(!f.hasAttribute(\`${waitsMark}\`))return;e.preventDefault();e.stopImmediatePropagation();f.setAttribute(\`${waitsMark}\`,\`pressed\`)}`;
const onClick =
  "function(e){var b=e.target.closest(`button[type=button]`);earlyPress=b?{button:b,words:b.textContent}:null}";

/**
 * A form that is sent before its script is there would go to the page's own address and come back empty, and a button
 * would do nothing: the press waits for useEarlyPress, or for HeldButton. Without scripts this one does not run
 * either, and the form goes where it went. Written without quotes, angle brackets and ampersands so that React writes
 * it as it stands.
 */
export const earlyPressScript = `addEventListener(\`submit\`,${onSubmit},true);addEventListener(\`click\`,${onClick},true)`;
