import { useTranslations } from "next-intl";
import { Button, ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { TourSearchRecord } from "@/lib/features/tour/schema";

type Props = {
  /** Undefined where no bus is there to search for. */
  found: TourSearchRecord | undefined;
  /** Where a bus is added; null of who has no fleet. */
  fleet: string | null;
  onTwo: () => void;
  alone: boolean;
};

/** A chain is one bus's: without one no request was looked at, and no other choice in the form would help. */
function NoBus({ fleet }: Pick<Props, "fleet">) {
  const t = useTranslations("tour.noBus");
  const action = fleet ? (
    <ButtonLink variant="pri" href={fleet}>
      {t("add")}
    </ButtonLink>
  ) : undefined;
  return (
    <div className="rounded-card border border-line bg-surface">
      <EmptyState sign="parking" title={t("title")} text={t(fleet ? "text" : "noFleet")} action={action} />
    </div>
  );
}

/** Why no chain is there, and the press that may make one. */
export function NoChain({ found, fleet, onTwo, alone }: Props) {
  const t = useTranslations("tour.none");
  if (!found) return <NoBus fleet={fleet} />;
  const { rest, home, seats, start } = found.failures;
  return (
    <div className="rounded-card border border-line bg-surface">
      <EmptyState
        title={t("title")}
        text={t("text", { considered: found.considered, rest, home, seats, start })}
        action={
          alone && found.considered > 0 ? (
            <Button variant="pri" onClick={onTwo}>
              {t("two")}
            </Button>
          ) : undefined
        }
      />
    </div>
  );
}
