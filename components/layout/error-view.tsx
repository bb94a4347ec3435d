"use client";
import { RotateCw } from "lucide-react";
import { Icon } from "@/components/ui/icon";
import { Detour } from "@/components/ui/road-sign";

type Props = {
  sign: string;
  title: string;
  text: string;
  retry: string;
  home: string;
  code: string;
  onRetry: () => void;
};

/** Texts come from outside: the global error page stands without the message provider. */
export function ErrorView({ sign, title, text, retry, home, code, onRetry }: Props) {
  return (
    <div className="ef" role="alert">
      <Detour text={sign} />
      <h1>{title}</h1>
      <p>{text}</p>
      <div className="mt-2 flex flex-wrap items-center justify-center gap-3">
        <button type="button" className="btn pri" onClick={onRetry}>
          <Icon of={RotateCw} />
          {retry}
        </button>
        {/* A full load: the router of a broken page may be broken too. */}
        <a className="btn line" href="/">
          {home}
        </a>
      </div>
      <span className="text-xs text-ink-3">{code}</span>
    </div>
  );
}
