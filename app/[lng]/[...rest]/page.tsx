import { notFound } from "next/navigation";

/** Any address below a language that no page answers: the not-found page inside header and footer. */
export default function UnknownPage() {
  notFound();
}
