import { useTranslations } from "next-intl";
import type { RatingRecord, TripRatings } from "@/lib/features/rating/schema";
import { MarkList } from "./mark-list";
import { AnswerForm, RatingForm } from "./rating-form";

type Props = { trip: string; side: "author" | "company"; ratings: TripRatings; token?: string };

function Words({ rating, answered }: { rating: RatingRecord; answered: string }) {
  return (
    <>
      {rating.text && <p className="whitespace-pre-line wrap-anywhere">{rating.text}</p>}
      {rating.answer && (
        <div>
          <p className="text-xs text-ink-3">{answered}</p>
          <p className="whitespace-pre-line wrap-anywhere">{rating.answer}</p>
        </div>
      )}
    </>
  );
}

function Own({ rating, side }: { rating: RatingRecord; side: Props["side"] }) {
  const t = useTranslations("rating");
  const state = rating.removed ? "removed" : rating.shown ? null : "waits";
  return (
    <div className="grid grid-cols-1 content-start gap-3">
      <h3 className="sign-md">{t("own")}</h3>
      <MarkList {...rating} rated={side === "author" ? "company" : "author"} />
      <Words rating={rating} answered={t(side === "author" ? "answer.ofCompany" : "answer.ofCustomer")} />
      {state && <p className="text-sm text-ink-2">{t(state)}</p>}
    </div>
  );
}

function Other({ rating, trip, side, token }: { rating: RatingRecord } & Omit<Props, "ratings">) {
  const t = useTranslations("rating");
  return (
    <div className="grid grid-cols-1 content-start gap-3">
      <h3 className="sign-md">{t(side === "author" ? "ofCompany" : "ofCustomer")}</h3>
      <MarkList {...rating} rated={side} />
      <Words rating={rating} answered={t("answer.own")} />
      {rating.answered_at === null && <AnswerForm trip={trip} token={token} />}
    </div>
  );
}

/** How the trip was: the form, then what either side has said. */
export function RatingCard({ trip, side, ratings, token }: Props) {
  const t = useTranslations("rating");
  const { open, own, namedAs, other } = ratings;
  const rated = side === "author" ? "company" : "author";
  return (
    <section className="card grid scroll-mt-4 grid-cols-1 content-start gap-4" id="rating" data-testid="rating">
      <div>
        <h2 className="text-lg">{t(open ? "title" : "titleDone")}</h2>
        {open && (
          <p className="text-sm text-ink-2">
            {namedAs === null ? t(`${rated}.intro`) : t("company.introNamed", { name: namedAs })}
          </p>
        )}
      </div>
      {open && <RatingForm trip={trip} token={token} rated={rated} />}
      {own && <Own rating={own} side={side} />}
      {other && <Other trip={trip} side={side} token={token} rating={other} />}
    </section>
  );
}
