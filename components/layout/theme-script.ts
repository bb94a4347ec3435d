/**
 * Before the first paint: the cookie, else the system. Asks the cookie again because a stored page is the
 * same for every reader. Without quotes and angle brackets, so that React writes it as it stands.
 */
export const themeScript =
  "var m=document.cookie.match(/(?:^|; )theme=(light|dark)/);document.documentElement.dataset.theme=m?m[1]:matchMedia(`(prefers-color-scheme: dark)`).matches?`dark`:`light`";
