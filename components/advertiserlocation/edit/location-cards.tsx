"use client";
import { Picture as Image } from "@/components/ui/picture";
import { useTranslations } from "next-intl";
import { BrownSign } from "@/components/home/brown-sign";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { type LocationCategory, locationCategories } from "@/lib/features/advertiserlocation/rules/facts";
import type { OwnLocation } from "@/lib/features/advertiserlocation/schema/own";

type OnAction = (action: "edit" | "toggle" | "remove", location: OwnLocation) => void;
type CardProps = {
  location: OwnLocation;
  selected: boolean;
  /** Everybody sees what is switched on. */
  shown: boolean;
  onAction: OnAction;
  onSelect: (id: string) => void;
};

function Actions({ location, onAction }: Pick<CardProps, "location" | "onAction">) {
  const t = useTranslations("advertiserlocation.panel");
  const { title, active } = location;
  const toggle = t(active ? "hideOf" : "showOf", { title });
  return (
    <span className="col-span-full flex flex-wrap gap-1.5 border-t-2 border-dashed border-line pt-3">
      <Button small aria-label={t("editOf", { title })} onClick={() => onAction("edit", location)}>
        <Icon of="pencil" size={16} />
        {t("edit")}
      </Button>
      <Button small variant="ghost" aria-label={toggle} onClick={() => onAction("toggle", location)}>
        <Icon of={active ? "eye-off" : "eye"} size={16} />
        {t(active ? "hide" : "unhide")}
      </Button>
      <Button
        small
        square
        variant="ghost"
        className="ml-auto"
        aria-label={t("removeOf", { title })}
        title={t("removeOf", { title })}
        onClick={() => onAction("remove", location)}
      >
        <Icon of="trash" size={16} />
      </Button>
    </span>
  );
}

const pictureClass = "h-27 w-36 rounded-control object-cover max-md:h-[4.2rem] max-md:w-22";

function Picture({ location: { images, category } }: Pick<CardProps, "location">) {
  const [picture] = images;
  // Only pictures of our own storage are shown (content security policy).
  if (!picture?.startsWith("/")) return <BrownSign small className={pictureClass} category={category} />;
  return <Image className={pictureClass} src={picture} alt="" width={144} height={108} />;
}

/** What is switched on is public only once a plan is paid. */
function State({ active, shown }: { active: boolean; shown: boolean }) {
  const t = useTranslations("advertiserlocation.panel");
  if (!active) return <Badge tone="off">{t("off")}</Badge>;
  return shown ? <Badge tone="live">{t("on")}</Badge> : <Badge tone="pend">{t("waits")}</Badge>;
}

function Card({ location, selected, shown, onAction, onSelect }: CardProps) {
  const t = useTranslations("advertiserlocation");
  const { id, title, address, category, active, facts } = location;
  const known = locationCategories.find((one) => one === category) ?? ("other" satisfies LocationCategory);
  const street = [address.street, address.number].filter(Boolean).join(" ");
  const town = [address.postal_code, address.city].filter(Boolean).join(" ");
  return (
    <li
      className={cn(
        "card grid grid-cols-[9rem_minmax(0,1fr)] gap-x-4 gap-y-3 p-4 max-md:grid-cols-[5.5rem_minmax(0,1fr)]",
        selected && "bg-selected",
      )}
      id={`loc-${id}`}
      tabIndex={-1}
    >
      <Picture location={location} />
      <div className="grid gap-1.5 content-start min-w-0">
        <h2 className="sign-lg wrap-anywhere">
          <button
            type="button"
            className="[font:inherit] text-left min-h-7 hover:underline hover:decoration-brand hover:decoration-2 hover:underline-offset-[3px]"
            aria-pressed={selected}
            onClick={() => onSelect(id)}
          >
            {title}
          </button>
        </h2>
        <p className="text-ink-2">{[street, town].filter(Boolean).join(", ")}</p>
        <span className="flex flex-wrap items-center gap-2">
          <State active={active} shown={shown} />
          <Badge tone="plain">{t(`category.${known}`)}</Badge>
          {facts.coachBays ? (
            <Badge tone="plain">
              <Icon of="square-letter-p" size={14} />
              {t("panel.bays", { count: facts.coachBays })}
            </Badge>
          ) : null}
        </span>
      </div>
      <Actions location={location} onAction={onAction} />
    </li>
  );
}

type Props = Omit<CardProps, "location" | "selected"> & {
  locations: readonly OwnLocation[];
  selectedId: string | null;
};

/** One's own locations; the name finds it on the map. */
export function LocationCards({ locations, selectedId, ...rest }: Props) {
  const t = useTranslations("advertiserlocation.panel");
  return (
    <ul className="grid gap-3" aria-label={t("list")}>
      {locations.map((location) => (
        <Card key={location.id} location={location} selected={location.id === selectedId} {...rest} />
      ))}
    </ul>
  );
}
