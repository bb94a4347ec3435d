const escaped = (text: string) =>
  text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

/** What a company pastes into its own page. */
export function embedCode(url: string, title: string, height: number) {
  return `<iframe src="${escaped(url)}" title="${escaped(title)}" loading="lazy" style="width:100%;height:${height}px;border:0"></iframe>`;
}
