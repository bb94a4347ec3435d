"use client";
import { keyClass } from "@/components/ui/badge";
import { buttonClass } from "@/components/ui/button-class";
import { cn } from "@/components/ui/cn";
import { useTranslations } from "next-intl";
import { type FocusEvent, useSyncExternalStore } from "react";
import { Icon } from "@/components/ui/icon";
import { SearchOptions } from "./search-options";
import { type SearchBox, useSearchBox } from "./use-search-box";
import "@/sheets/later.css";

const never = () => () => undefined;
const isMac = () => /mac|iphone|ipad/i.test(navigator.userAgent);

function Keys() {
  const t = useTranslations("adminsearch");
  const mac = useSyncExternalStore(never, isMac, () => false);
  return (
    <kbd
      className={cn(
        keyClass,
        "flex-none border-board-line! bg-transparent! whitespace-nowrap text-on-board-2! group-focus-within/search:hidden! @max-5xl:hidden!",
      )}
      aria-hidden
    >
      {mac ? "⌘ K" : t("keys")}
    </kbd>
  );
}

function Field({ box }: { box: SearchBox }) {
  const t = useTranslations("adminsearch");
  const { id, shown, active } = box;
  return (
    <div
      className={cn(
        "group/search flex min-h-10 items-center gap-[0.6rem] rounded-control border-control border-[#7b8a81] bg-board-2 px-[0.6rem] text-on-board-2 focus-within:outline-3 focus-within:outline-offset-1 focus-within:outline-focus-outer",
        box.wide && "@max-5xl:h-full @max-5xl:min-h-11",
      )}
    >
      <Icon of="search" size={16} />
      <input
        ref={box.field}
        className="min-w-0 flex-1 self-stretch border-0 bg-transparent text-on-board text-ellipsis placeholder:text-on-board-2 placeholder:opacity-100 focus-visible:[box-shadow:none] focus-visible:outline-0 @max-5xl:text-md"
        id={id}
        type="text"
        role="combobox"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={120}
        aria-label={t("label")}
        aria-keyshortcuts="Control+K Meta+K"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={shown}
        aria-controls={`${id}-list`}
        aria-activedescendant={shown && active >= 0 ? `${id}-${active}` : undefined}
        placeholder={t("placeholder")}
        value={box.text}
        onChange={(event) => box.type(event.target.value)}
        onFocus={() => box.setOpen(true)}
        onKeyDown={box.onKeyDown}
      />
      <Keys />
      <button
        type="button"
        className="hidden size-11 -mr-2 flex-none place-items-center rounded-control @max-5xl:grid"
        aria-label={t("close")}
        onClick={box.leave}
      >
        <Icon of="x" size={20} />
      </button>
    </div>
  );
}

/** The search over everything in the head of the admin panel; on a phone an icon that lays it over the head. */
export function AdminSearch() {
  const t = useTranslations("adminsearch");
  const box = useSearchBox();
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) box.close();
  };
  return (
    <search
      className="relative flex-[1_1_16rem] max-w-108 @max-5xl:flex-none @max-5xl:static @max-5xl:ml-auto"
      onBlur={onBlur}
    >
      <button
        ref={box.opener}
        type="button"
        className={buttonClass({
          className:
            "min-h-11! w-11 p-0! @5xl:hidden! board:border-board-line! board:bg-board-2! board:hover:bg-board-line!",
        })}
        aria-label={t("label")}
        aria-expanded={box.wide}
        onClick={box.start}
      >
        <Icon of="search" size={20} />
      </button>
      <div
        className={
          box.wide
            ? "@max-5xl:absolute @max-5xl:inset-0 @max-5xl:bg-board @max-5xl:px-4 @max-5xl:py-2"
            : "@max-5xl:hidden"
        }
      >
        <Field box={box} />
        <SearchOptions box={box} />
      </div>
    </search>
  );
}
