import { ButtonLink } from "@/components/ui/button";
import { getTranslations } from "next-intl/server";

export async function OperatorsBand({ lng }: { lng: string }) {
  const t = await getTranslations("home.operators");
  return (
    <section className="mt-16 bg-board text-on-board" data-band data-surface="board">
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-8 px-edge py-9">
        <div>
          <h2>{t("title")}</h2>
          <p className="mt-1 text-on-board-2">{t("text")}</p>
        </div>
        <ButtonLink variant="pri" wraps href={`/${lng}/register/buspartner`}>
          {t("register")}
        </ButtonLink>
      </div>
    </section>
  );
}
