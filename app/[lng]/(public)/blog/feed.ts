/** By which readers of feeds find the one of a language. */
export const feedLink = (lng: string, title: string) => ({
  "application/rss+xml": [{ url: `/${lng}/blog/rss.xml`, title }],
});
