"use client";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon";
import { Detour } from "@/components/ui/detour-sign";
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

/** Texts come from outside: the global error page stands without the message provider. */
export function ErrorView({ sign, title, text, retry, home, code, onRetry }: Props) {
  return (
    <ErrorPage alert sign={<Detour text={sign} />} title={title} text={text} code={code}>
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
