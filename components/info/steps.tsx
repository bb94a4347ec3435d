import { cn } from "@/components/ui/cn";
import type { Section } from "./sections";

// A stop, and the line to the next one.
const step = [
  "relative pt-[2.2rem] pr-6 max-md:pt-0 max-md:pr-0 max-md:pb-[1.4rem] max-md:pl-[2.4rem]",
  "before:absolute before:top-0 before:left-0 before:z-1 before:size-5.5 before:rounded-full before:border-5 before:border-ink before:bg-page first:before:bg-ink",
  "not-last:after:absolute not-last:after:top-[9px] not-last:after:right-[-4px] not-last:after:left-[10px] not-last:after:h-1 not-last:after:bg-ink",
  "max-md:not-last:after:top-[10px] max-md:not-last:after:right-auto max-md:not-last:after:bottom-[-10px] max-md:not-last:after:left-[9px] max-md:not-last:after:h-auto max-md:not-last:after:w-1",
];

/** Three stops on the route line. */
export function Steps({ sections }: { sections: readonly Section[] }) {
  return (
    <ol className="grid grid-cols-3 max-md:grid-cols-1">
      {sections.map(({ id, title, body }) => (
        <li key={id} className={cn(step)}>
          <b className="sign-lg">{title}</b>
          <p className="text-ink-2">{body}</p>
        </li>
      ))}
    </ol>
  );
}
