import Link from "next/link";
import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { StateRow, Table } from "@/components/ui/table";
import { anyTitle, type NewsState } from "@/lib/features/news/rules";
import { type NewsAddress, type NewsSummary, newsHref } from "@/lib/features/news/schema";
import { formatDateTime } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { DeleteNews } from "./delete-news";

type Props = { lng: Language; address: NewsAddress; articles: readonly NewsSummary[] };

const columns = ["title", "state", "publishAt", "languages", "updated"] as const;
const tones = { draft: "off", planned: "pend", published: "live" } as const;

export function NewsStateBadge({ state }: { state: NewsState }) {
  const t = useTranslations("news.state");
  return <Badge tone={tones[state]}>{t(state)}</Badge>;
}

function Row({ lng, address, article }: { lng: Language; address: NewsAddress; article: NewsSummary }) {
  const { id, slug, state, publishAt, languages, updated_at } = article;
  const title = anyTitle(article.title, lng);
  return (
    <tr>
      <td>
        <Link href={`/${lng}/adminpanel/news/${id}`} prefetch={false} lang={title.language}>
          <b>{title.text}</b>
        </Link>
        <br />
        <span className="cap">/blog/{slug}</span>
      </td>
      <td className="nw-cell">
        <NewsStateBadge state={state} />
      </td>
      <td className="nw-cell">{publishAt === null ? "–" : formatDateTime(publishAt)}</td>
      <td className="nw-cell">{languages.join(", ") || "–"}</td>
      <td className="nw-cell">{formatDateTime(updated_at)}</td>
      <td className="r">
        <DeleteNews id={id} name={title.text} state={state} back={newsHref(lng, address)} compact />
      </td>
    </tr>
  );
}

function Empty({ lng, address }: Omit<Props, "articles">) {
  const t = useTranslations("news.list");
  const filtered = Boolean(address.q || address.state || address.page > 1);
  const action = filtered ? (
    <ButtonLink href={newsHref(lng, {})}>{t("reset")}</ButtonLink>
  ) : (
    <ButtonLink variant="pri" href={`/${lng}/adminpanel/news/new`}>
      {t("add")}
    </ButtonLink>
  );
  return <EmptyState title={t(filtered ? "noneFound" : "none")} action={action} />;
}

/** The admins' list of articles. */
export function NewsTable({ lng, address, articles }: Props) {
  const t = useTranslations("news.list");
  const head = (
    <>
      {columns.map((column) => (
        <th key={column} scope="col">
          {t(`column.${column}`)}
        </th>
      ))}
      <th scope="col">
        <span className="sr">{t("column.deeds")}</span>
      </th>
    </>
  );
  return (
    <Table caption={t("title")} head={head}>
      {articles.map((article) => (
        <Row key={article.id} lng={lng} address={address} article={article} />
      ))}
      {articles.length === 0 && (
        <StateRow columns={columns.length + 1}>
          <Empty lng={lng} address={address} />
        </StateRow>
      )}
    </Table>
  );
}
