import { cn } from "@/components/ui/cn";
import type { Section } from "./sections";
import { Prose } from "./prose";

type Props = { sections: readonly Section[]; level?: 2 | 3; narrow?: boolean };

const wide = "max-lg:grid-cols-2 max-md:grid-cols-1";

/** Benefits side by side, four where there are four; `narrow`: below one another. */
export function Cards({ sections, level = 3, narrow }: Props) {
  const Title = level === 2 ? "h2" : "h3";
  const columns = narrow ? "grid-cols-1" : [sections.length === 4 ? "grid-cols-4" : "grid-cols-3", wide];
  return (
    <div className={cn("grid gap-5", columns)}>
      {sections.map(({ id, title, body }) => (
        <section key={id} className="card max-w-measure">
          <Title className="text-lg">{title}</Title>
          <Prose body={body} />
        </section>
      ))}
    </div>
  );
}
