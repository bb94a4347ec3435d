import { Fragment } from "react";
import { blocksOf } from "./sections";

/** Of a paragraph in a text. */
export const paragraphClass = "mt-2 wrap-anywhere";

const mail = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** A line whose mail addresses are links. */
function Line({ text }: { text: string }) {
  return text.split(mail).map((part, index) =>
    index % 2 === 1 ? (
      <a key={String(index)} href={`mailto:${part}`}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}

const looks = {
  text: {
    paragraph: paragraphClass,
    list: "mt-2 list-disc pl-5 wrap-anywhere",
    item: "not-first:mt-[0.3rem]",
  },
  answer: { paragraph: `${paragraphClass} pb-3`, list: undefined, item: undefined },
  note: { paragraph: undefined, list: undefined, item: undefined },
};

type Props = { body: string; look?: keyof typeof looks };

/** Plain text with paragraphs and lists; nothing in it is read as HTML. Keys are places: a text as its own key is in the page's data once more. */
export function Prose({ body, look = "text" }: Props) {
  const { paragraph, list, item: entry } = looks[look];
  return blocksOf(body).map((block, place) =>
    block.type === "list" ? (
      <ul key={String(place)} className={list}>
        {block.items.map((item, at) => (
          <li key={String(at)} className={entry}>
            <Line text={item} />
          </li>
        ))}
      </ul>
    ) : (
      <p key={String(place)} className={paragraph}>
        {block.lines.map((line, at) => (
          <Fragment key={String(at)}>
            {at > 0 && <br />}
            <Line text={line} />
          </Fragment>
        ))}
      </p>
    ),
  );
}
