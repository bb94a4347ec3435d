/** A defect that an error page shows. What reports it comes after the page (after-page.tsx), so it is mostly there. */
export const reportDefect = (error: unknown) =>
  void import("./errors").then(
    ({ reportDefect: report }) => report(error),
    () => undefined,
  );
