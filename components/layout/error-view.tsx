"use client";
import { Button, buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useLazy } from "@/components/ui/use-lazy";
import { ErrorPage } from "./error-page";

type Props = {
  sign: string;
  title: string;
  text: string;
  retry: string;
  home: string;
  code: string;
  onRetry: () => void;
};

/** Its place is kept: every page brings this view, for when it breaks, and few ever draw it. */
function Sign({ text }: { text: string }) {
  const Detour = useLazy(() => import("@/components/ui/detour-sign").then((module) => module.Detour), true);
  return Detour ? <Detour text={text} /> : <span className="block h-[8.7rem] w-80 max-w-[86vw]" />;
}

/** Texts come from outside: the global error page stands without the message provider. */
export function ErrorView({ sign, title, text, retry, home, code, onRetry }: Props) {
  return (
    <ErrorPage alert sign={<Sign text={sign} />} title={title} text={text} code={code}>
      <Button variant="pri" onClick={onRetry}>
        <Icon of="rotate-cw" />
        {retry}
      </Button>
      {/* A full load: the router of a broken page may be broken too. */}
      <a className={buttonClass({})} href="/">
        {home}
      </a>
    </ErrorPage>
  );
}
