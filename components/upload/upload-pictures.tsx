import { Picture as Image } from "@/components/ui/picture";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

/** The same list with one entry at another place. */
export function movedTo<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

type PlaceProps = { index: number; count: number; onMove: (from: number, to: number) => void };

/** At either end a button stays, so that the focus does; it does nothing there. */
function Place({ index, count, onMove }: PlaceProps) {
  const t = useTranslations("upload");
  const [number, first, last] = [index + 1, index === 0, index === count - 1];
  return (
    <span className="flex justify-center gap-1.5 mt-1">
      <Button
        square
        className="min-h-11! w-11!"
        aria-label={t("earlier", { number })}
        title={t("forward")}
        aria-disabled={first}
        onClick={() => first || onMove(index, index - 1)}
      >
        <Icon of="arrow-left" />
      </Button>
      <Button
        square
        className="min-h-11! w-11!"
        aria-label={t("later", { number })}
        title={t("back")}
        aria-disabled={last}
        onClick={() => last || onMove(index, index + 1)}
      >
        <Icon of="arrow-right" />
      </Button>
    </span>
  );
}

type Props = Pick<PlaceProps, "onMove"> & { value: readonly string[]; onRemove: (url: string) => void };

/** What a gallery holds, in the order in which it is shown. */
export function Pictures({ value, onRemove, onMove }: Props) {
  const t = useTranslations("upload");
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-[0.6rem] mb-1">
      {value.map((url, index) => (
        <li key={url} className="relative">
          <Image
            className="aspect-4/3 h-auto w-full rounded-control bg-sunken object-cover"
            src={url}
            alt={t("picture", { number: index + 1 })}
            width={192}
            height={144}
            asItIs={!url.startsWith("/")}
          />
          <Button
            square
            className="absolute top-[0.35rem] right-1.5 min-h-11! w-11!"
            aria-label={t("removePicture", { number: index + 1 })}
            title={t("remove")}
            onClick={() => onRemove(url)}
          >
            <Icon of="trash" />
          </Button>
          {value.length > 1 && <Place index={index} count={value.length} onMove={onMove} />}
        </li>
      ))}
    </ul>
  );
}
