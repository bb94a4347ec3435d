import { getTranslations } from "next-intl/server";

/** Three stops on the route line. */
export async function Steps() {
  const t = await getTranslations("home.steps");
  const stops = [
    [t("ask"), t("askText")],
    [t("compare"), t("compareText")],
    [t("board"), t("boardText")],
  ] as const;
  return (
    <section className="sec mx-auto max-w-page px-edge" aria-labelledby="steps-title">
      <div className="sec-h">
        <h2 id="steps-title">{t("title")}</h2>
      </div>
      <ol className="steps">
        {stops.map(([title, text]) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
