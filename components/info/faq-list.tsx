import { getMessages } from "next-intl/server";
import { Icon } from "@/components/ui/icon";
import { Prose } from "./prose";
import { questionsOf } from "./sections";

/** Questions by audience; opens without JavaScript and is found by the browser's own search. */
export async function FaqList() {
  const { info } = await getMessages();
  return questionsOf(info.faq).map(({ id, title, questions }) => (
    <section key={id} id={id} className="max-w-text scroll-mt-4" aria-labelledby={`${id}-title`}>
      <h2 className="mb-2 text-xl" id={`${id}-title`}>
        {title}
      </h2>
      {questions.map(({ question, answer }) => (
        <details
          className="group border-t border-line py-1 print:details-content:[content-visibility:visible]"
          key={question}
        >
          <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 sign-md [&::-webkit-details-marker]:hidden">
            {question}
            <Icon className="group-open:rotate-180 print:hidden" of="chevron-down" />
          </summary>
          <Prose body={answer} look="answer" />
        </details>
      ))}
    </section>
  ));
}
