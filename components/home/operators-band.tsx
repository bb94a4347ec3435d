import { buttonClass } from "@/components/ui/button";
import Link from "next/link";
import { getTranslations } from "next-intl/server";
import "./styles.css";

export async function OperatorsBand({ lng }: { lng: string }) {
  const t = await getTranslations("home.operators");
  return (
    <section className="firm mt-16 bg-board text-on-board" data-band data-surface="board">
      <div className="mx-auto max-w-page px-edge">
        <div>
          <h2>{t("title")}</h2>
          <p>{t("text")}</p>
        </div>
        <Link className={buttonClass({ variant: "pri" })} href={`/${lng}/register/buspartner`} prefetch={false}>
          {t("register")}
        </Link>
      </div>
    </section>
  );
}
