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
      <div className="flex items-end gap-y-4 gap-x-8 justify-between flex-wrap mb-[1.4rem]">
        <h2 id="steps-title">{t("title")}</h2>
      </div>
      <ol className="grid grid-cols-[repeat(3,1fr)] relative gap-8 before:absolute before:left-[10px] before:right-0 before:top-[11px] before:h-[5px] before:bg-ink before:w-[calc(66.666%_+_1.2rem)] max-md:grid-cols-[1fr] max-md:gap-5 max-md:before:w-[5px] max-md:before:left-[10px] max-md:before:top-[8px] max-md:before:bottom-[40px] max-md:before:h-auto max-md:before:right-auto">
        {stops.map(([title, text]) => (
          <li
            key={title}
            className="relative pt-10 before:absolute before:top-0 before:left-0 before:size-[26px] before:rounded-full before:border-6 before:border-ink before:bg-ink last:before:bg-brand max-md:pt-0 max-md:pl-[2.6rem]"
          >
            <h3>{title}</h3>
            <p className="mt-[0.3rem] max-w-[36ch] text-ink-2">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
