/** A small table that is read at once: in a dialog, or in a card. */
export const tableClass =
  "w-full border-collapse text-sm [&_:is(th,td)]:border-b [&_:is(th,td)]:border-line [&_:is(th,td)]:px-[0.6rem] [&_:is(th,td)]:py-[0.45rem] [&_:is(th,td)]:text-left [&_:is(th,td)]:align-top [&_:is(th,td)]:wrap-anywhere [&_thead_th]:border-b-2 [&_thead_th]:border-ink [&_thead_th]:whitespace-nowrap";
