/** What the reader does itself comes back as news, too: by then its page is up to date. */
export const settling = 700;
