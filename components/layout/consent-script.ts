import { consentKeys } from "@/lib/state/consent";

export const questionId = "consent";
export const answers = { reject: "reject", accept: "accept", choose: "choose" } as const;

/** Pages that one must be able to read before choosing. */
export const readable = /^\/[a-z]{2}\/(imprint|privacypolicy)\/?$/;

/** Whether the reader is at work in a form: what asks for itself does not take the focus out of it. */
export const isInForm = () => Boolean(document.activeElement?.closest("form"));

const list = (...keys: string[]) => `[${keys.map((key) => `\`${key}\``).join()}]`;

/**
 * Stands behind the question in the page and asks it at once, a second or more before the page's code is there; an answer
 * given by then is kept as that code would, the wish to choose is left for it. In another site's frame, on pages that must be readable and beside a form in
 * use it stays shut. Without scripts nothing is counted, so nothing is asked. Written without quotes and angle brackets
 * so that React writes it as it stands, and does nothing more once the dialog is modal. A function, since the bundler keeps a text that is put together on loading where nobody reads it.
 */
export function askScript() {
  const { statistics, marketing, errorReporting, required, firstVisit, dialog, settingsPanel } = consentKeys;
  return `(function(){var d=document.getElementById(\`${questionId}\`),s=null,a=document.activeElement;try{s=localStorage}catch(e){}
if(self!==top||!s||s.getItem(\`${firstVisit}\`)===\`false\`||${readable}.test(location.pathname))return;
function f(n){return n?n.closest?n.closest(\`form\`):null:null}
function shut(){d.matches(\`:modal\`)||d.removeAttribute(\`open\`)}
if(!f(a))d.setAttribute(\`open\`,\`\`);
document.addEventListener(\`focusin\`,function(e){if(f(e.target))shut()});
d.addEventListener(\`click\`,function(e){var b=e.target.closest(\`button\`),v=b?b.value:\`\`;if(!v||d.matches(\`:modal\`))return;
if(v===\`${answers.choose}\`)return void d.setAttribute(\`data-choose\`,\`\`);
try{${list(statistics, marketing, errorReporting)}.forEach(function(k){s.setItem(k,String(v===\`${answers.accept}\`))});s.setItem(\`${required}\`,\`true\`);
${list(firstVisit, dialog, settingsPanel)}.forEach(function(k){s.setItem(k,\`false\`)})}catch(e){}shut()})})()`;
}
