import { getLocale, getTranslations } from "next-intl/server";
import { LocationRow } from "@/components/advertiserlocation/location-row";
import { RequestRow } from "@/components/busrequest/request-row";
import { ClientMessages } from "@/components/layout/client-messages";
import { Badge } from "@/components/ui/badge";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import type { Surroundings } from "@/lib/features/surroundings/schema";
import type { Recommendation } from "@/lib/features/advertiserlocation/schema/location";
import { formatNumber } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";

export type Passing = {
  /** The town that was asked for. */
  place: string | null;
  /** Null before one was. */
  around: Surroundings | null;
  next: readonly BusRequestRecord[];
  /** Open group requests of the whole market. */
  open: number;
};

async function Counted({ place, around, next }: { place: string; around: Surroundings; next: Passing["next"] }) {
  const t = await getTranslations("info.adpartners.passing");
  const lng = (await getLocale()) as Language;
  const [closest] = around.passing;
  return (
    <>
      <dl className="flex flex-wrap gap-x-10 gap-y-4">
        {around.passing.map(({ km, trips }) => (
          <div key={km} className="flex flex-col-reverse">
            <dt className="text-ink-2">{t("within", { km, place })}</dt>
            <dd className="title-3xl">{t("count", { count: trips })}</dd>
          </div>
        ))}
      </dl>
      {next.length > 0 && closest ? (
        <div>
          <h3 className="mb-3 sign-lg">{t("next", { km: formatNumber(closest.km, lng) })}</h3>
          <ul>
            {next.map((request) => (
              <RequestRow key={request.id} lng={lng} request={request} />
            ))}
          </ul>
        </div>
      ) : (
        <p className="text-ink-2">{t("none")}</p>
      )}
    </>
  );
}

/** How many groups pass the reader's town, and which come next. */
export async function PassingGroups({ place, around, next, open }: Passing) {
  const t = await getTranslations("info.adpartners.passing");
  if (place && around) return <Counted place={place} around={around} next={next} />;
  return (
    <div className="grid gap-2">
      <p className="title-xl">{t("open", { count: open })}</p>
      <p className="text-ink-2">{t("ask")}</p>
    </div>
  );
}

/** The reader's own entry as it will stand among the recommendations, named as an example. */
export async function ExampleEntry({ place }: Pick<Passing, "place">) {
  const t = await getTranslations("info.adpartners.entry");
  const lng = (await getLocale()) as Language;
  const location: Recommendation = {
    id: "example",
    title: t("name"),
    text: t("text"),
    textLanguage: lng,
    slug: "",
    city: place ?? "",
    category: "hotel",
    picture: null,
    pictures: [],
    address: [],
    coachBays: 3,
    amenities: ["driverMeal", "groupMenu"],
    numbers: [],
    hours: null,
    closed: [],
    timeZone: "Europe/Berlin",
    phone: null,
    website: null,
    location: { longitude: 0, latitude: 0 },
    distance: null,
    along: null,
  };
  return (
    <div className="card @container grid gap-3">
      <div className="flex items-center justify-between gap-2">
        <h3>{t("title")}</h3>
        <Badge tone="plain">{t("example")}</Badge>
      </div>
      <div className="grid grid-cols-[7.2rem_minmax(0,1fr)_auto] items-start gap-x-4 @max-lg:grid-cols-[5.4rem_minmax(0,1fr)_auto] @max-md:grid-cols-[5.4rem_minmax(0,1fr)]">
        <ClientMessages ns={["recommendations"]}>
          <LocationRow lng={lng} location={location} heading="h3" ad />
        </ClientMessages>
      </div>
    </div>
  );
}
