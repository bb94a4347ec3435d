"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { api } from "@/lib/http/client";

export type NamedCompany = { id: string; name: string };
type Props = { chosen: readonly string[]; known: readonly NamedCompany[]; onChosen: (ids: string[]) => void };

const pause = 180;

/** Companies by a part of their name, asked for after a short pause. */
function useCompanies(text: string) {
  const [found, setFound] = useState<NamedCompany[]>([]);
  useEffect(() => {
    const name = text.trim();
    if (name.length < 2) return setFound([]);
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const query = { take: 8, filter: { a: { name } } };
      // Where the search cannot be reached nothing is suggested; what stands in the filter holds.
      const answer = await api("GET /company", { query, signal: stop.signal }).catch(() => null);
      if (!stop.signal.aborted) setFound(answer?.entity.map(({ id, name }) => ({ id, name })) ?? []);
    }, pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text]);
  return found;
}

/** Companies whose requests are shown: those chosen as boxes, more by name. Without scripts the name is sent. */
export function CompanyField({ chosen, known, onChosen }: Props) {
  const t = useTranslations("busrequest.filter");
  const id = useId();
  const [typed, setTyped] = useState("");
  const [names, setNames] = useState(known);
  const found = useCompanies(typed);
  const add = (company: NamedCompany | undefined) => {
    if (!company) return;
    setNames([...names.filter((one) => one.id !== company.id), company]);
    setTyped("");
    onChosen([...new Set([...chosen, company.id])]);
  };
  const change = (text: string) => {
    const company = found.find(({ name }) => name === text);
    if (company) add(company);
    else setTyped(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || typed.trim() === "") return;
    event.preventDefault();
    add(found[0]);
  };
  return (
    <div className="field" data-settles>
      <label className="sign-sm" htmlFor={id}>
        {t("company")}
      </label>
      {chosen.map((one) => (
        <label className="check-line" key={one}>
          <input
            type="checkbox"
            name="company"
            value={one}
            checked
            onChange={() => onChosen(chosen.filter((other) => other !== one))}
          />
          {names.find((company) => company.id === one)?.name ?? t("companyUnknown")}
        </label>
      ))}
      <span className="input-box min-h-10 bg-raised">
        <input
          id={id}
          name="firm"
          list={`${id}-list`}
          value={typed}
          onChange={(event) => change(event.target.value)}
          onKeyDown={onKeyDown}
          placeholder={t("companyPlaceholder")}
          autoComplete="off"
          maxLength={120}
        />
      </span>
      <datalist id={`${id}-list`}>
        {found.map((company) => (
          <option key={company.id} value={company.name} />
        ))}
      </datalist>
    </div>
  );
}
