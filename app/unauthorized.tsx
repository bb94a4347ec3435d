/** Nothing answers so: who is not signed in is led to the login. Without it Next puts its own page of 1 kB into each page's data. */
export default function Unauthorized() {
  return null;
}
