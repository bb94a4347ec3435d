/** Asked for outside of every language, as /foo.txt is; the pages below `[lng]` draw their own. Without it Next puts its own page of 1 kB into each page's data. */
export default function NotFound() {
  return (
    <main id="main">
      <meta name="color-scheme" content="light dark" />
      <h1>404</h1>
      <a href="/">Charabanc</a>
    </main>
  );
}
