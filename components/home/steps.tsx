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
    <section className="pt-14 max-md:pt-10 mx-auto max-w-page px-edge" aria-labelledby="steps-title">
      <div className="flex items-end gap-y-4 gap-x-8 justify-between flex-wrap mb-6">
        <h2 id="steps-title">{t("title")}</h2>
      </div>
      <ol className="grid grid-cols-3 relative gap-8 before:absolute before:left-2.5 before:right-0 before:top-2.75 before:h-1.25 before:bg-ink before:w-[calc(66.666%+1.2rem)] max-md:grid-cols-1 max-md:gap-5 max-md:before:w-1.25 max-md:before:left-2.5 max-md:before:top-2 max-md:before:bottom-10 max-md:before:h-auto max-md:before:right-auto">
        {stops.map(([title, text]) => (
          <li
            key={title}
            className="relative pt-10 before:absolute before:top-0 before:left-0 before:size-6.5 before:rounded-full before:border-6 before:border-ink before:bg-ink last:before:bg-brand max-md:pt-0 max-md:pl-[2.6rem]"
          >
            <h3>{title}</h3>
            <p className="mt-1 max-w-[36ch] text-ink-2">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
