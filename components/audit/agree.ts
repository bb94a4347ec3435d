/** Nouns of the trail that are feminine or plural in Spanish, where a participle follows its noun. */
const endings: Record<string, string> = {
  company: "a",
  busrequest: "a",
  offer: "a",
  calendarfeed: "a",
  subscription: "a",
  invoice: "a",
  news: "a",
  unsubscription: "a",
  export: "a",
  filtersetting: "os",
  mediadata: "os",
};
const participle = /^((?:no )?(?:\p{L}+[ai]d|hech|abiert|reabiert))o((?: (?:por|de) .+)?)$/u;

/** What was done as it is said of a noun: "creado" of a company is "creada"; other languages say the same of all. */
export function agreed(deed: string, noun: string, language: string) {
  const ending = endings[noun];
  return language === "es" && ending ? deed.replace(participle, `$1${ending}$2`) : deed;
}
