import { useTranslations } from "next-intl";
import { useLazy } from "@/components/ui/use-lazy";
import type { usePlaceCombobox } from "./use-place-combobox";

type Box = ReturnType<typeof usePlaceCombobox>;

export function PlaceOptions({ box, label }: { box: Box; label: string }) {
  const t = useTranslations("place");
  const { places, isSettled, isError } = box.search;
  const none = box.open && isSettled && !isError && places.length === 0 && box.text.trim() !== "";
  const PlaceList = useLazy(() => import("./place-list-later").then((module) => module.PlaceList), box.open);
  return (
    <>
      {PlaceList && (
        <PlaceList
          id={box.id}
          label={label}
          places={places}
          shown={box.shown}
          active={box.active}
          onActive={box.setActive}
          onChoose={box.choose}
        />
      )}
      <span className="sr-only" role="status">
        {box.shown ? t("found", { count: places.length }) : none ? t("none") : ""}
      </span>
    </>
  );
}
