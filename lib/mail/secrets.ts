const places = "token=|claim=|/myrequest/|/answer/|/dispatch/|/unsubscribe/";

/** Links that open an account or a request to who holds them; as PostgreSQL reads it too. */
export const secretPattern = `(${places})[A-Za-z0-9_.-]+`;

/** Such a link after its secret was taken out. */
export const veiledSecrets = new RegExp(`(?:${places})…`);

/** The text with its secrets taken out. */
export const veilSecrets = (text: string) => text.replace(new RegExp(secretPattern, "g"), "$1…");
