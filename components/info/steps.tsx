import type { Section } from "./sections";
import "./styles.css";

/** Three stops on the route line. */
export function Steps({ sections }: { sections: readonly Section[] }) {
  return (
    <ol className="info-steps grid grid-cols-3 max-md:grid-cols-1">
      {sections.map(({ id, title, body }) => (
        <li key={id}>
          <b>{title}</b>
          <p>{body}</p>
        </li>
      ))}
    </ol>
  );
}
