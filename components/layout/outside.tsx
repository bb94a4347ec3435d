/**
 * What is refused before there is a language to say it in, a file that is not there. The pages below `[lng]` draw their own refusals. Next puts
 * its own three in the place of these where there are none, 3 kB in each page's data.
 */
export function Outside({ status }: { status: 401 | 403 | 404 }) {
  return (
    <main id="main">
      <meta name="color-scheme" content="light dark" />
      <h1>{status}</h1>
      <a href="/">Charabanc</a>
    </main>
  );
}
