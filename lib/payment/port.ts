type CardPlan = { plan: "single" | "group"; interval: "monthly" | "yearly" };

export type CardCustomer = {
  companyId: string;
  name: string;
  email: string;
  language: string;
  address: { line1: string; city: string; postal_code: string; country: string };
  vatId: string | null;
  tax: { kind: "domestic" | "reverse" | "outside"; rate: number };
};

export type CardOrder = CardPlan & {
  customerId: string;
  customer: CardCustomer;
  /** Cents. */
  net: number;
  name: string;
  /** The card form stands on our page and leads to `successUrl`; else the service's own page, which may be left. */
  embedded: boolean;
  successUrl: string;
  cancelUrl: string;
  /** The same twice is one checkout. */
  key: string;
};

export type CardCheckout = {
  id: string;
  /** Of the service's own page; null for a form on ours. */
  url: string | null;
  /** Opens the form on our page. */
  clientSecret: string | null;
  state: "open" | "complete" | "expired";
  /** Tells the order apart from one at another price or tax, or paid in the other place. */
  mark: string;
};

/** As the card service has it now. */
export type CardSubscription = {
  id: string;
  status: string;
  plan: string | null;
  interval: string | null;
  companyId: string | null;
  periodStart: Date;
  periodEnd: Date;
  endsAtPeriod: boolean;
  endedAt: Date | null;
  createdAt: Date;
};

/** What a message of the card service is about; what happened is read, not believed. */
export type CardEvent = { id: string; type: string; customerId: string | null };

/** A service that takes cards. Every call throws Unavailable where it does not answer as it should. */
export type CardPayment = {
  makeCustomer: (companyId: string, advertiserId: string) => Promise<string>;
  openCheckout: (order: CardOrder) => Promise<CardCheckout>;
  /** Null where it is not known. */
  readCheckout: (id: string) => Promise<CardCheckout | null>;
  /** No harm where it is no longer open. */
  expireCheckout: (id: string) => Promise<void>;
  portal: (customerId: string, returnUrl: string, language: string) => Promise<string>;
  /** All of a customer's, ended ones too. */
  subscriptions: (customerId: string) => Promise<CardSubscription[]>;
  endAtPeriod: (id: string, ends: boolean) => Promise<void>;
  /** At once; no harm where it has ended. */
  cancel: (id: string) => Promise<void>;
  /** Null for a wrong or an old signature. */
  readEvent: (payload: string, signature: string) => Promise<CardEvent | null>;
};

export const markOf = ({ plan, interval, net, customer: { tax }, embedded }: CardOrder) =>
  [plan, interval, net, tax.kind, tax.rate, ...(embedded ? ["embedded"] : [])].join(" ");
