/** What a search for a person looks through: the expression that the trigram index user_account_search holds. */
export const personSearchSql = (alias: string) =>
  `lower(${alias}.firstname || ' ' || ${alias}.lastname || ' ' || ${alias}."userName" || ' ' || ${alias}.email)`;
