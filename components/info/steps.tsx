import type { Section } from "./sections";

/** Three stops on the route line. */
export function Steps({ sections }: { sections: readonly Section[] }) {
  return (
    <ol className="info-steps">
      {sections.map(({ id, title, body }) => (
        <li key={id}>
          <b>{title}</b>
          <p>{body}</p>
        </li>
      ))}
    </ol>
  );
}
