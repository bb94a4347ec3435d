import { Link } from "@/components/ui/link";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/layout/client-messages";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import type { FirstStep } from "@/lib/features/firststep/schema";
import { PutAway } from "./put-away";

async function Step({ lng, step }: { lng: string; step: FirstStep }) {
  const t = await getTranslations("firststep");
  const { name, done, path } = step;
  return (
    <li className="flex items-start gap-3">
      <span
        className={cn(
          "mt-0.5 grid size-5.5 shrink-0 place-items-center rounded-full border-2",
          done ? "border-ink bg-ink text-surface" : "border-line-strong",
        )}
        aria-hidden
      >
        {done && <Icon of="check" size={14} />}
      </span>
      <div className="min-w-0">
        <Link href={`/${lng}${path}`} className="inline-flex items-center font-sign font-bold max-lg:min-h-11">
          {t(`step.${name}.title`)}
        </Link>
        <span className="sr-only">, {t(done ? "done" : "open")}</span>
        {!done && <p className="text-sm text-ink-2">{t(`step.${name}.text`)}</p>}
      </div>
    </li>
  );
}

type Props = { lng: string; steps: readonly FirstStep[] };

/** What makes the product work for a new company, ticked from what is stored. Nothing once there is nothing to show. */
export async function FirstSteps({ lng, steps }: Props) {
  if (steps.length === 0) return null;
  const t = await getTranslations("firststep");
  const done = steps.filter((step) => step.done).length;
  return (
    <section className="card mb-4 grid grid-cols-1 gap-4 print:hidden" aria-labelledby="first-steps">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="first-steps" className="text-xl">
          {t("title")}
        </h2>
        <span className="text-sm text-ink-2">{t("progress", { done, total: steps.length })}</span>
        <ClientMessages ns={["firststep"]}>
          <PutAway />
        </ClientMessages>
      </div>
      <ol
        className={cn(
          "grid gap-4 max-md:grid-cols-1",
          steps.length === 4 ? "grid-cols-4 max-lg:grid-cols-2" : "grid-cols-3",
        )}
      >
        {steps.map((step) => (
          <Step key={step.name} lng={lng} step={step} />
        ))}
      </ol>
    </section>
  );
}
