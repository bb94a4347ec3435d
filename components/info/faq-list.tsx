import { ChevronDown } from "lucide-react";
import { getMessages } from "next-intl/server";
import { Icon } from "@/components/ui/icon";
import { Prose } from "./prose";
import { questionsOf } from "./sections";
import "./styles.css";

/** Questions by audience; opens without JavaScript and is found by the browser's own search. */
export async function FaqList() {
  const { info } = await getMessages();
  return questionsOf(info.faq).map(({ id, title, questions }) => (
    <section key={id} id={id} className="faq max-w-[78ch]" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>
            {question}
            <Icon of={ChevronDown} />
          </summary>
          <Prose body={answer} />
        </details>
      ))}
    </section>
  ));
}
