"use client";
import { keyClass } from "@/components/ui/badge";
import { buttonClass } from "@/components/ui/button";
import { Search, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { type FocusEvent, useSyncExternalStore } from "react";
import { Icon } from "@/components/ui/icon";
import { SearchOptions } from "./search-options";
import { type SearchBox, useSearchBox } from "./use-search-box";

const never = () => () => undefined;
const isMac = () => /mac|iphone|ipad/i.test(navigator.userAgent);

function Keys() {
  const t = useTranslations("adminsearch");
  const mac = useSyncExternalStore(never, isMac, () => false);
  return (
    <kbd className={keyClass} aria-hidden>
      {mac ? "⌘ K" : t("keys")}
    </kbd>
  );
}

function Field({ box }: { box: SearchBox }) {
  const t = useTranslations("adminsearch");
  const { id, shown, active } = box;
  return (
    <div className="hs-f">
      <Icon of={Search} size={16} />
      <input
        ref={box.field}
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
        className="hidden w-[44px] h-[44px] -mr-[0.6rem] flex-none place-items-center rounded-control max-lg:grid"
        aria-label={t("close")}
        onClick={box.leave}
      >
        <Icon of={X} size={20} />
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
      className="hs relative flex-[1_1_16rem] max-w-108 max-lg:flex-none max-lg:static max-lg:ml-auto"
      data-wide={box.wide || undefined}
      onBlur={onBlur}
    >
      <button
        ref={box.opener}
        type="button"
        className={buttonClass({
          className: "min-h-11! w-11 p-0! lg:hidden! board:border-board-line! board:bg-board-2!",
        })}
        aria-label={t("label")}
        aria-expanded={box.wide}
        onClick={box.start}
      >
        <Icon of={Search} size={20} />
      </button>
      <div className="hs-w">
        <Field box={box} />
        <SearchOptions box={box} />
      </div>
    </search>
  );
}
