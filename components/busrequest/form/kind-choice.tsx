import { kindToggleClass } from "@/components/busrequest/kind-toggle";
import { Link } from "@/components/ui/link";
import { useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";
import { KindSign } from "@/components/map/kind-sign";
import { Notice } from "@/components/ui/notice";
import { type Kind, kinds } from "@/lib/features/busrequest/rules/kinds";

/** Which of the four a partner posts; each keeps its own draft. */
export function KindChoice({ lng, kind }: { lng: string; kind: Kind }) {
  const t = useTranslations("busrequest");
  return (
    <nav
      className="mx-auto flex max-w-page px-edge pt-5 pb-4 flex-wrap items-center gap-2"
      aria-label={t("form.kindChoice")}
    >
      {kinds.map((value) => (
        <Link
          key={value}
          className={cn(kindToggleClass, "no-underline aria-[current]:border-b-3 aria-[current]:border-b-ink")}
          href={`/${lng}/request/new?kind=${value}`}
          aria-current={value === kind ? "page" : undefined}
        >
          <KindSign kind={value} size={20} />
          {t(`kinds.${value}`)}
        </Link>
      ))}
    </nav>
  );
}

/** Why the kind that was asked for is not offered here. */
export function PartnersOnly({ lng, kind }: { lng: string; kind: Kind }) {
  const t = useTranslations("busrequest.form");
  const target = encodeURIComponent(`/${lng}/request/new?kind=${kind}`);
  return (
    <div className="mx-auto max-w-page px-edge pt-5">
      <Notice>
        {t.rich("partnersOnly", {
          link: (text) => <Link href={`/${lng}/login?callbackUrl=${target}`}>{text}</Link>,
        })}
      </Notice>
    </div>
  );
}
