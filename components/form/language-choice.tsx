import { type Language, languageNames, languages } from "@/lib/i18n/routing";

type Props = { label: string; value: Language; onChange: (language: Language) => void };

/** In which language something is shown. */
export function LanguageChoice({ label, value, onChange }: Props) {
  return (
    <fieldset className="field">
      <legend className="sign-sm">{label}</legend>
      <div className="segments">
        {languages.map((language) => (
          <button
            key={language}
            type="button"
            lang={language}
            aria-pressed={language === value}
            onClick={() => onChange(language)}
          >
            {languageNames[language]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
