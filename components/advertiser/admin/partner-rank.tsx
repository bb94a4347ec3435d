"use client";
import { ArrowDown, ArrowUp } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { FieldMessage } from "@/components/form/field";
import { useErrorText } from "@/components/form/use-field";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { positionRange } from "@/lib/features/advertiser/rules";
import type { PartnerRecord } from "@/lib/features/advertiser/schema/partner";
import { usePartnerActions } from "./use-partner-actions";

type Props = { row: PartnerRecord; refresh: () => Promise<void> };
const { min, max } = positionRange;

/** A partner's rank on the home page: one step by a press, any by number. */
export function PartnerRank({ row, refresh }: Props) {
  const t = useTranslations("advertiser.partners");
  const text = useErrorText();
  const { place } = usePartnerActions(refresh);
  const [busy, setBusy] = useState(false);
  const [typed, setTyped] = useState(String(row.position));
  // Not a new form for each rank: the focus would be gone after every step.
  const [known, setKnown] = useState(row.position);
  if (known !== row.position) {
    setKnown(row.position);
    setTyped(String(row.position));
  }
  const wanted = /^[-−]?\d{1,2}$/.test(typed.trim()) ? Number(typed.trim().replace("−", "-")) : null;
  async function move(position: number) {
    setBusy(true);
    await place(row, position);
    setBusy(false);
  }
  const name = row.company.name;
  return (
    <section className="grid grid-cols-1 content-start gap-2" aria-labelledby="partner-rank">
      <h3 id="partner-rank">{t("rank")}</h3>
      <form
        className="flex flex-wrap gap-2 items-end"
        onSubmit={(event) => {
          event.preventDefault();
          if (wanted !== null && wanted !== row.position) void move(wanted);
        }}
      >
        <div className={wanted === null ? "field field-invalid" : "field"}>
          <label htmlFor="partner-position">{t("number")}</label>
          <span className="input-box">
            <input
              id="partner-position"
              inputMode="numeric"
              autoComplete="off"
              value={typed}
              aria-invalid={wanted === null}
              aria-describedby="partner-position-error partner-rank-hint"
              onChange={(event) => setTyped(event.target.value)}
            />
          </span>
          <FieldMessage id="partner-position" error={wanted === null ? text("wholeNumber") : undefined} />
        </div>
        <Button type="submit" busy={busy} aria-disabled={wanted === null || wanted === row.position}>
          {t("place")}
        </Button>
        <Button
          aria-label={t("upOf", { name })}
          busy={busy}
          aria-disabled={row.position <= min}
          onClick={() => row.position > min && move(row.position - 1)}
        >
          <Icon of={ArrowUp} size={17} />
          {t("up")}
        </Button>
        <Button
          aria-label={t("downOf", { name })}
          busy={busy}
          aria-disabled={row.position >= max}
          onClick={() => row.position < max && move(row.position + 1)}
        >
          <Icon of={ArrowDown} size={17} />
          {t("down")}
        </Button>
      </form>
      <p className="text-xs text-ink-3" id="partner-rank-hint">
        {t("rankHint", { min, max })}
      </p>
    </section>
  );
}
