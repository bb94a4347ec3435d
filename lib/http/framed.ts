/** Pages that a company may embed on its own site (both external link kinds). */
export function mayBeFramed(pathname: string) {
  return /^\/(de|en|es)\/(singlerequest\/|travelrecommendations\/?$)/.test(pathname);
}
