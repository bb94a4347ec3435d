import { getMessages } from "next-intl/server";
import { Questions } from "./questions";
import { questionsOf } from "./sections";

/** Questions by audience. */
export async function FaqList() {
  const { info } = await getMessages();
  return questionsOf(info.faq).map(({ id, title, questions }) => (
    <section key={id} id={id} className="max-w-text scroll-mt-4" aria-labelledby={`${id}-title`}>
      <h2 className="mb-2 text-xl" id={`${id}-title`}>
        {title}
      </h2>
      <Questions questions={questions} />
    </section>
  ));
}
