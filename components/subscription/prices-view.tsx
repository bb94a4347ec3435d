import { InfoPage } from "@/components/info/info-page";
import { PlanTickets } from "@/components/info/plan-tickets";
import type { PlanText } from "@/lib/features/mediadata/schema";
import { type Interval, orderPlans, type Plan } from "@/lib/features/subscription/rules";
import type { PriceRecord } from "@/lib/features/subscription/schema/subscription";
import type { Language } from "@/lib/i18n/routing";
import { homeCountry, writeChoice } from "./choice";
import { IntervalSwitch } from "./interval-switch";
import { freeMonths } from "./money";
import { PricePanel } from "./price-panel";
import { Reach } from "./reach";

type Plans = {
  title: string;
  lead: string;
  note: string;
  texts: Record<Plan, PlanText>;
  prices: readonly PriceRecord[];
};
type Props = { lng: Language; interval: Interval; country: string; plans: Plans; order: string | null };

/** Plans, what they come to in a country, and what they are for. */
export function PricesView({ lng, interval, country, plans, order }: Props) {
  const { title, lead, note, texts, prices } = plans;
  const path = `/${lng}/adpartners/prices`;
  const lines = orderPlans.flatMap((plan) => {
    const price = prices.find((one) => one.plan === plan && one.interval === interval);
    return price ? [{ name: texts[plan].name, price }] : [];
  });
  return (
    <InfoPage>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-y-4 gap-x-8 items-end max-md:grid-cols-1">
        <div>
          <h1>{title}</h1>
          <p className="mt-2 max-w-measure text-lg text-ink-2">{lead}</p>
        </div>
        <IntervalSwitch
          interval={interval}
          free={freeMonths(prices)}
          hrefOf={(name) => path + writeChoice({ interval: name }, country === homeCountry ? null : country)}
        />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_25rem] gap-5 items-start max-[84.99rem]:grid-cols-1">
        <div className="grid grid-cols-1 content-start gap-5">
          <PlanTickets beside lng={lng} interval={interval} texts={texts} prices={prices} order={order} />
          <Reach />
        </div>
        <PricePanel lng={lng} path={path} country={country} lines={lines} />
      </div>
      <p className="text-ink-2">{note}</p>
    </InfoPage>
  );
}
