/** Nothing is refused outside of a language. Without it Next puts its own page of 1 kB into each page's data. */
export default function Forbidden() {
  return null;
}
