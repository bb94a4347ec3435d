"use client";

import { iconClass } from "@/components/ui/icon";
import { useState } from "react";
import { heroFieldClass } from "./hero-field";
import { HeroPlace, type KnownPlace } from "./hero-place";

const none: KnownPlace = { text: "", id: "" };

type Props = { labels: { from: string; to: string; swap: string } };

/** From, swap, to. Without scripts two plain fields of the form. */
export function HeroRoute({ labels }: Props) {
  const [[from, to], setEnds] = useState([none, none]);
  return (
    <>
      <HeroPlace
        className={heroFieldClass({ at: "start" })}
        label={labels.from}
        names={{ text: "fromText", id: "from" }}
        known={from}
        onKnown={(place) => setEnds([place, to])}
      />
      <div className={heroFieldClass({ at: "between" })}>
        <button
          className="mt-7 grid size-11 place-items-center justify-self-center rounded-full border-control border-line-strong bg-surface max-lg:mt-0 noscript:invisible"
          type="button"
          aria-label={labels.swap}
          onClick={() => setEnds([to, from])}
        >
          <svg
            className={iconClass}
            width="18"
            height="18"
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.9"
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden="true"
          >
            <path d="M8 3 4 7l4 4M4 7h16M16 21l4-4-4-4M20 17H4" />
          </svg>
        </button>
      </div>
      <HeroPlace
        className={heroFieldClass({ at: "end" })}
        label={labels.to}
        names={{ text: "toText", id: "to" }}
        known={to}
        onKnown={(place) => setEnds([from, place])}
      />
    </>
  );
}
