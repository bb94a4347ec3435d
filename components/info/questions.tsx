"use client";
import { Icon } from "@/components/ui/icon";
import { Prose } from "./prose";
import type { Question } from "./sections";

/** Opens without JavaScript and is found by the browser's own search. Drawn in the browser, too: each answer is once in the page's data. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  return questions.map(({ question, answer }) => (
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
  ));
}
