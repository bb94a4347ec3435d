"use client";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { usualLook } from "@/lib/features/fit/rules";
import type { FitRecord } from "@/lib/features/fit/schema";
import { api } from "@/lib/http/client";
import { type Asker, PassingRow } from "./passing-row";
import "@/sheets/parts.css";

const shown = 3;

function load({ id, email }: Asker, signal: AbortSignal) {
  const params = { id };
  if (email) return api("POST /busrequest/{id}/fits/passing", { params, body: { email }, signal });
  return api("GET /busrequest/{id}/fits", { params, query: { ...usualLook, take: 10 }, signal });
}

/** Right after posting: buses that pass anyhow are asked first. Nothing where none does, or nobody answers. */
export function PassingBuses({ asker }: { asker: Asker }) {
  const t = useTranslations("fit.author");
  const { id, email } = asker;
  const [found, setFound] = useState<{ fits: readonly FitRecord[]; total: number }>({ fits: [], total: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whose request it is does not change by a new object
  useEffect(() => {
    const controller = new AbortController();
    load(asker, controller.signal)
      .then(({ entity, total }) => setFound({ fits: entity.slice(0, shown), total }))
      .catch(() => undefined);
    return () => controller.abort();
  }, [id, email]);
  if (found.fits.length === 0) return null;
  return (
    <section className="card card-flush animate-fade" aria-labelledby="passing-title">
      <h2 id="passing-title" className="border-b border-line px-5 pt-4 pb-3 max-md:px-4" role="status">
        {t("passing", { count: found.total })}
      </h2>
      <ul>
        {found.fits.map((fit) => (
          <PassingRow key={fit.supply.id} fit={fit} asker={asker} />
        ))}
      </ul>
      <p className="px-5 py-3 text-sm text-ink-2 max-md:px-4">{t(asker.active ? "note" : "first")}</p>
    </section>
  );
}
