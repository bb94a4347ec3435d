import { getTranslations } from "next-intl/server";
import { HeroPlace } from "@/components/home/hero-place";
import { ClientMessages } from "@/components/layout/client-messages";
import { Button } from "@/components/ui/button";
import type { Circle } from "@/components/busrequest/filter-address";
import { isPostalCode } from "./postal-code";

/** What was typed, and the place that it names; null where nobody knows it. */
export type Asked = { text: string; place: (Circle & { name: string }) | null };

type Props = { action: string; label: string; asked: Asked };

/** The reader's town; without scripts it sends what was typed. */
export async function SurroundingsForm({ action, label, asked: { text, place } }: Props) {
  const t = await getTranslations("info.surroundings");
  // No position: without scripts it would stay that of this place whatever is typed over its name.
  const known = { text: place?.name ?? text, id: "" };
  return (
    <form className="grid content-end gap-2" action={action} method="get">
      <div className="flex items-end gap-2">
        <ClientMessages ns={["home", "place"]}>
          <HeroPlace
            className="relative grid min-w-0 flex-1 gap-2"
            boxed
            labelClass="sign-md"
            inputClass="min-h-14 text-ink"
            label={label}
            placeholder={t("example")}
            names={{ text: "place", id: "at" }}
            known={known}
            idOf="position"
          />
        </ClientMessages>
        <Button variant="ink" className="min-h-14!" type="submit">
          {t("look")}
        </Button>
      </div>
      {text && !place ? (
        <p className="text-sm font-medium" role="alert">
          {t(isPostalCode(text) ? "postalCode" : "unknown", { text })}
        </p>
      ) : (
        <p className="text-sm text-on-hero-2">{t("note")}</p>
      )}
    </form>
  );
}
