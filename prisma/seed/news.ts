import { newsData } from "@/prisma/factories/news";
import { drivingTimes } from "./articles/driving-times";
import { goodRequest } from "./articles/good-request";
import { lunchStop } from "./articles/lunch-stop";

const day = 86_400_000;

/** The demo's blog: three articles, for operators, customers and travel services. */
export function newsOf(now: number) {
  return [drivingTimes, goodRequest, lunchStop].map(({ daysAgo, ...texts }) => {
    const publishAt = new Date(now - daysAgo * day);
    return newsData({ ...texts, publishAt, createdAt: publishAt, updatedAt: publishAt });
  });
}
