import type { Section } from "./sections";
import { Prose } from "./prose";
import "./styles.css";

/** Benefits side by side. */
export function Cards({ sections, level = 3 }: { sections: readonly Section[]; level?: 2 | 3 }) {
  const Title = level === 2 ? "h2" : "h3";
  return (
    <div className="info-cards">
      {sections.map(({ id, title, body }) => (
        <section key={id} className="card prose">
          <Title>{title}</Title>
          <Prose body={body} />
        </section>
      ))}
    </div>
  );
}
