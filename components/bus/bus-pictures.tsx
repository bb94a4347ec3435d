import { isOurs } from "@/components/ui/own-picture";
import { Picture as Image } from "@/components/ui/picture";

type Props = { pictures: readonly string[] /** What the bus, or its kind, is called. */; name: string };

/** Photos of a bus side by side; nothing where there are none. */
export function BusPictures({ pictures, name }: Props) {
  const shown = pictures.filter(isOurs);
  if (shown.length === 0) return null;
  return (
    <ul className="grid max-w-text grid-cols-3 gap-2">
      {shown.map((picture, index) => (
        <li key={picture}>
          <Image
            className="aspect-4/3 w-full rounded-control object-cover"
            src={picture}
            alt={`${name}, ${index + 1}`}
            width={240}
            height={180}
          />
        </li>
      ))}
    </ul>
  );
}
