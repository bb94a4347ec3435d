import { Fragment } from "react";
import { blocksOf } from "./sections";

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

/** Plain text with paragraphs and lists; nothing in it is read as HTML. */
export function Prose({ body }: { body: string }) {
  return blocksOf(body).map((block) =>
    block.type === "list" ? (
      <ul key={block.items[0]}>
        {block.items.map((item) => (
          <li key={item}>
            <Line text={item} />
          </li>
        ))}
      </ul>
    ) : (
      <p key={block.lines[0]}>
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
