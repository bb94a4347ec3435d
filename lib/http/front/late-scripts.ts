const loading = /<script([^>]*)\ssrc="(\/_next\/static\/[^"]+)"([^>]*)><\/script>/g;
const preloading = /<link rel="preload"(?=[^>]*\sas="script")[^>]*\shref="\/(?:_next\/static|locales)\/[^>]*>/g;
/** Words of client parts (components/layout/client-words.tsx): React takes the element over, so it stays, and does nothing. */
const wording = /<script src="(\/locales\/[^"]+)"><\/script>/g;

// Who has chosen (lib/state/consent.ts) was here before and has the faces: no text changes its face under such a reader's eyes. `fonts/faces.css` reads the mark.
const marker =
  'try{if(localStorage.getItem("first-visit")!=="false")document.documentElement.dataset.faces="late"}catch{}';

/** What the renderer writes at each script of its own, and nobody who types one into a page knows. */
export const nonceMark = (nonce: string) => ` nonce="${nonce}"`;

/** So long it is waited for the first picture and its faces: a tab in the background draws none. */
const patience = 1_500;

const texts = "'Archivo Variable'";

/** Those of the first view, as `scripts/lib/font-faces.mjs` declares them. The page is laid out with them, and with those of its rarer letters, once they are there: each that comes later is a layout of the whole. */
const faces = JSON.stringify(["'Overpass Variable'", texts]);

/** The map's drawing is a file of its own: its names (Plzeň, Poznań) are no text of the page. */
const named = `(n==${JSON.stringify(texts)}&&d.querySelector("use[href^='/basemap/']")?"ň":"")`;

// Scripts are asked for once the page is laid out with its faces: on two processors what compiles them held that up, and it the first press.
// Who presses something before gets the scripts at once. Scripts run in their order, which has the words before the parts that say them.
const loader = (files: readonly string[]) =>
  `(function(f,d){function face(){function on(){delete d.documentElement.dataset.faces}return Promise.all(${faces}.map(function(n){return d.fonts.load("1em "+n,(d.querySelector("main")||d.body).textContent+${named})})).then(on,on)}` +
  `function go(){face();f.splice(0).forEach(function(u){var s=d.createElement("script");s.src=u;s.async=false;s.fetchPriority="high";d.head.append(s)})}` +
  `new PerformanceObserver(function(l){if(l.getEntriesByName("first-contentful-paint")[0])face().then(function(){requestAnimationFrame(function(){setTimeout(go)})})}).observe({type:"paint",buffered:true});setTimeout(go,${patience});` +
  `["pointerdown","keydown"].forEach(function(e){addEventListener(e,go,{capture:true,once:true})})})(${JSON.stringify(files)},document)`;

/**
 * A page whose scripts, and on a phone faces, are fetched once it is drawn. Next names them at its head, where a phone's line carries three times as much
 * script as page, and all of it comes in turn with the sheets and faces that the first picture waits for (docs/bench.md). `mark`:
 * `nonceMark` of its nonce; nothing else is moved.
 */
export function withLateScripts(html: string, mark: string) {
  const words: string[] = [];
  const files: string[] = [];
  const rest = html
    .replace(preloading, "")
    .replace("<head>", `<head><script${mark}>${marker}</script>`)
    .replace(wording, (_tag: string, file: string) => {
      words.push(file);
      return `<script src="${file}" type="text/plain"></script>`;
    })
    .replace(loading, (tag: string, before: string, file: string, after: string) => {
      const attributes = before + after;
      if (!attributes.includes(mark) || !attributes.includes(' async=""')) return tag;
      files.push(file);
      return "";
    });
  const end = rest.lastIndexOf("</body>");
  if (files.length === 0 || end < 0) return html;
  return `${rest.slice(0, end)}<script${mark}>${loader([...new Set([...words, ...files])])}</script>${rest.slice(end)}`;
}

/**
 * The `Link` header that goes with it. On a phone's line faces hold up the first picture, which the stand-ins of `fonts/faces.css` draw as
 * wide and as high; they are fetched when it stands. Sheets stand at the page's head, which comes in the same moment.
 */
export const withLateFaces = (link: string) =>
  link
    .split(/, (?=<)/)
    .filter((one) => !one.includes('; as="style"'))
    .map((one) => one.replace('; as="font"', '; as="font"; media="(width >= 48rem)"'))
    .join(", ");
