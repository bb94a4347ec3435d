import { Fragment } from "react";
import { blocksOf } from "./sections";

/** Of a paragraph in a text. */
export const paragraphClass = "mt-2 wrap-anywhere";

const mail = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** A line whose mail addresses are links. */
function Line({ text }: { text: string }) {
  return text.split(mail).map((part, index) =>
    index % 2 === 1 ? (
      <a key={part + String(index)} href={`mailto:${part}`}>
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

/** Plain text with paragraphs and lists; nothing in it is read as HTML. */
export function Prose({ body, look = "text" }: Props) {
  const { paragraph, list, item: entry } = looks[look];
  return blocksOf(body).map((block) =>
    block.type === "list" ? (
      <ul key={block.items[0]} className={list}>
        {block.items.map((item) => (
          <li key={item} className={entry}>
            <Line text={item} />
          </li>
        ))}
      </ul>
    ) : (
      <p key={block.lines[0]} className={paragraph}>
        {block.lines.map((line, at) => (
          <Fragment key={line}>
            {at > 0 && <br />}
            <Line text={line} />
          </Fragment>
        ))}
      </p>
    ),
  );
}
